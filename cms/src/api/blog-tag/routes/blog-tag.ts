import { createReadRouter } from '../../../visitorQuery/readRouter';

export default createReadRouter('api::blog-tag.blog-tag');
