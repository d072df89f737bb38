import { createReadRouter } from '../../../visitorQuery/readRouter';

export default createReadRouter('api::dicom-blog.dicom-blog');
