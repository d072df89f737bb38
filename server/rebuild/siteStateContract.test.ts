/** What the CMS is told is what it expects: both programs are held to the cases of `contracts/site-state.json`. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

import { inRoot } from '../../node-lib/root';
import { soon } from '../../node-lib/soon';
import { rollBack } from '../../release/rollback';
import { Place, smallSite } from '../../release/testing/place';
import { LiveSite } from '../site/liveSite';
import { settingsOf, silent } from '../testing/fixture';
import { Publishing } from './publishing';

const contract = JSON.parse(readFileSync(inRoot('contracts', 'site-state.json'), 'utf8')) as {
  cases: Record<string, object>;
};

/** What stands at each place: the names of an object's parts, or the kind of a value. */
function shapeOf(value: unknown, place: string, shape: Map<string, Set<string>>): Map<string, Set<string>> {
  const note = (what: string) => shape.set(place, (shape.get(place) ?? new Set()).add(what));
  if (Array.isArray(value)) value.forEach((one) => shapeOf(one, `${place}[]`, shape));
  else if (typeof value === 'object' && value !== null) {
    note(Object.keys(value).sort().join(' '));
    for (const [name, part] of Object.entries(value)) shapeOf(part, `${place}.${name}`, shape);
  } else note(value === null ? 'null' : typeof value);
  return shape;
}

const expected = new Map<string, Set<string>>();
for (const state of Object.values(contract.cases)) shapeOf(state, 'state', expected);

/** What of a state no case of the contract has. */
const strange = (state: object): string[] =>
  [...shapeOf(state, 'state', new Map())].flatMap(([place, kinds]) =>
    [...kinds].filter((kind) => !expected.get(place)?.has(kind)).map((kind) => `${place}: ${kind}`),
  );

it('what the server tells the CMS is as the contract says, in each of its states', async () => {
  const place = await Place.create();
  const settings = settingsOf(place, { STRAPI_URL: 'http://127.0.0.1:9' });
  const site = new LiveSite(settings.releasesDir, silent);
  await site.open();
  const failed = JSON.stringify({ buildNews: { failed: { kind: 'page', reason: 'x' } } });
  const script = `process.send(${failed}); setInterval(() => require('fs').existsSync('go') && process.exit(1), 5)`;
  const publishing = new Publishing(
    settings,
    site,
    {
      build: { command: process.execPath, args: ['-e', script], cwd: place.root },
      timing: { quiet: 1, longestWait: 1, firstRetry: 60_000, longestRetry: 60_000 },
    },
    silent,
  );
  expect(strange(await publishing.state())).toEqual([]);

  const name = { type: 'api::dicom-blog.dicom-blog', documentId: 'doors', title: 'Doors' };
  const entries = [null, 'en'].map((locale) => ({
    ...name,
    locale,
    slug: 'doors',
    language: null,
    version: '1',
  }));
  const fault = {
    what: 'picture',
    reason: 'missing',
    field: 'titleImage',
    file: 'a.png',
    detail: 'x',
  } as const;
  for (const content of [
    { entries: [], leftOut: [] },
    { entries, leftOut: [{ ...name, locale: 'en', ...fault }] },
  ]) {
    await place.write(smallSite(`${content.entries.length} entries`));
    const contentFile = await place.writeContent({ readAt: new Date().toISOString(), ...content });
    const { id } = await place.release(1, 'source', { contentFile });
    await soon(async () => (await site.reload(), publishing.liveId === id));
  }
  publishing.published();
  await soon(async () => (await publishing.state()).progress !== null);
  const building = await publishing.state();
  expect(building.live?.leftOut).toHaveLength(1);
  expect(strange(building)).toEqual([]);

  const older = building.releases.at(-1)?.id ?? '';
  await rollBack(settings.releasesDir, older, 1);
  await writeFile(`${place.root}/go`, '');
  await soon(async () => (await publishing.state()).failure !== null && publishing.liveId === older);
  const back = await publishing.state();
  expect(back.wentBackAt).not.toBeNull();
  expect(strange(back)).toEqual([]);

  await publishing.stop();
  site.close();
  await place.remove();
});

it.each(['failure', 'live', 'releases'])('a state with something of its own in %s is noticed', (part) => {
  const [state = {}] = Object.values(contract.cases).slice(-1);
  const value: unknown = Reflect.get(state, part);
  const more = Array.isArray(value) ? [{ ...value[0], more: 1 }] : { ...Object(value), more: 1 };
  expect(strange({ ...state, [part]: more })).not.toEqual([]);
});
