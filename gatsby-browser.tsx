import './src/styles/global.css';

import * as firstView from './src/first-view/hydration';

// While developing there is no first view: Gatsby renders everything in the browser.
const inProduction = process.env.NODE_ENV === 'production';

export const { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } = firstView;
export const onClientEntry = inProduction ? firstView.onClientEntry : undefined;
export const replaceHydrateFunction = inProduction ? firstView.replaceHydrateFunction : undefined;
