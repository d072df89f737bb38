import './src/styles/global.css';

export { onPreRenderHTML } from './gatsby/firstView';
export { onRenderBody } from './gatsby/onRenderBody';
