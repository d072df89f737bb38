import { readPages } from './pages';

export default readPages;
