import { createReadRouter } from '../../../visitorQuery/readRouter';

export default createReadRouter('api::collection-category.collection-category');
