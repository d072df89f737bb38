import { createReadRouter } from '../../../visitorQuery/readRouter';

export default createReadRouter('api::blog-category.blog-category');
