// Gatsby looks for the frame of its pages here; it belongs to the build.
export { Html as default } from '../gatsby/firstStyles/Html';
