import { stopRunning } from './running';

/** Ends the CMS and the database server of the run. */
export default stopRunning;
