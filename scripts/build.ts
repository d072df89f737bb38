// `npm run build`: the very program that the site server starts after a publish.
import '../site-build/main';
