import type { Losses } from '../results/results';
import type { SitesServer } from '../server/serveSites';
import type { Site } from '../site';
import { type Fate, fateOf } from './fate';
import { median } from './median';
import { type Act, specimens } from './specimen';

const acts: Act[] = ['click', 'text'];

function lossesOf(fates: Fate[]): Losses {
  const answers = fates.flatMap(({ answered }) => answered ?? []);
  return {
    tries: fates.length,
    lost: fates.filter(({ lost }) => lost).length,
    answered: answers.length > 0 ? median(answers) : null,
  };
}

/** Tries each act on every site `tries` times, site after site. Resolves with what was lost, in the order of the sites. */
export async function measureFates(
  chromium: string,
  sites: Site[],
  server: SitesServer,
  tries: number,
): Promise<Record<Act, Losses>[]> {
  const fates = sites.map((site) => ({ site, click: [] as Fate[], text: [] as Fate[] }));
  for (let number = 1; number <= tries; number++) {
    console.log(`Clicks and texts at first paint, try ${number} of ${tries}`);
    for (const act of acts) {
      for (const { site, [act]: found } of fates) {
        const url = server.originOf(site.id) + site.specimen;
        found.push(await fateOf(chromium, url, specimens[act]));
      }
    }
  }
  return fates.map(({ click, text }) => ({ click: lossesOf(click), text: lossesOf(text) }));
}
