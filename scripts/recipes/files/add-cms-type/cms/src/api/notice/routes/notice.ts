import { createReadRouter } from '../../../visitorQuery/readRouter';

export default createReadRouter('api::notice.notice');
