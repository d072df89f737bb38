/** A check of `npm test`: whether the committed types of the CMS are those that Strapi makes of its schemas. */
import { Services } from '../lib/services';
import { relative } from '../services/steps';
import { explain, say } from '../test/tell';
import { staleCmsTypes } from './cmsTypes';

const services = new Services();
process.on('exit', () => services.killAll());
staleCmsTypes(services).then(
  (stale) => {
    for (const file of stale) say(`${relative(file)} is stale: npm run types writes it anew.`);
    process.exit(stale.length === 0 ? 0 : 1);
  },
  (error: unknown) => {
    say(explain(error));
    process.exit(1);
  },
);
