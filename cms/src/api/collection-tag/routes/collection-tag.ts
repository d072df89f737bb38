import { createReadRouter } from '../../../visitorQuery/readRouter';

export default createReadRouter('api::collection-tag.collection-tag');
