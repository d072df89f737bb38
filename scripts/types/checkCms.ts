/** A check of `npm test`: whether the committed types of the CMS are those that Strapi makes of its schemas. */
import { Services } from '../lib/services';
import { StepFailed } from '../lib/stepFailed';
import { relative } from '../services/steps';
import { staleCmsTypes } from './cmsTypes';

const say = (text: string) => process.stdout.write(`${text}\n`);

const services = new Services();
process.on('exit', () => services.killAll());
staleCmsTypes(services).then(
  (stale) => {
    for (const file of stale) say(`${relative(file)} is stale: npm run types writes it anew.`);
    process.exit(stale.length === 0 ? 0 : 1);
  },
  (error: unknown) => {
    say(error instanceof StepFailed ? `${error.message}${error.explain()}` : String(error));
    process.exit(1);
  },
);
