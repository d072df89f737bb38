import './src/styles/global.css';

export { onPreRenderHTML, onRenderBody } from './gatsby/firstView';
