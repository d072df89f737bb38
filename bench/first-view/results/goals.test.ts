import { goalsOf } from './goals';
import { siteResult } from './sitesFixture';

const astro = siteResult('astro', { lcp: 1000 });
const gatsby = siteResult('gatsby', { scripts: 60_000, frameworkScripts: 60_000 }, { clicks: 10, texts: 8 });

const missed = (...sites: Parameters<typeof goalsOf>[0]) =>
  goalsOf(sites)
    .filter(({ met }) => !met)
    .map(({ text }) => text);

it('meets its goals up to the limits, and says what was found', () => {
  const ours = siteResult('ours', { lcp: 1050, scripting: 40, scripts: 1900 });
  expect(missed(ours, astro, gatsby)).toEqual([]);
  expect(goalsOf([ours, astro, gatsby]).map(({ found }) => found)).toEqual([
    '0.0 kB, gatsby 60.0 kB',
    '40 ms',
    '1.05 times',
    '0 of 10, Gatsby as it comes 10 of 10',
    '0 of 10, Gatsby as it comes 8 of 10',
  ]);
});

it.each([
  ['framework JavaScript', { scripts: 100, frameworkScripts: 100 }, undefined],
  ['Largest contentful paint', { lcp: 1051 }, undefined],
  ['Scripting', { scripting: 40.5 }, undefined],
  ['click', {}, { clicks: 1, texts: 0 }],
  ['text', {}, { clicks: 0, texts: 1 }],
])('misses the goal of %s', (goal, figures, lost) => {
  const found = missed(siteResult('ours', figures, lost), astro, gatsby);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(goal);
});

it('asks for no more than was measured', () => {
  expect(goalsOf([astro, gatsby])).toEqual([]);
  const none = { tries: 0, lost: 0, answered: null };
  const untried = { ...siteResult('ours'), clicks: none, texts: none };
  expect(goalsOf([untried])).toHaveLength(2);
});
