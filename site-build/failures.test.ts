import { SettingsError } from '../node-lib/envReader';
import { ReleaseRefused } from '../release/manifest';
import { CmsUnavailable } from './contentRevision';
import { failureOfBuild, GatsbyFailed, lastWords } from './failures';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

it.each([
  ['settings', new SettingsError(['SITE_PORT must be a port number.'])],
  ['cms', new CmsUnavailable('The CMS at http://localhost:1337 does not answer.')],
  ['release', new ReleaseRefused('the not-found page /en/404/ is missing.')],
  ['disk', full],
  ['disk', new GatsbyFailed({ kind: 'unknown', reason: full.message })],
  ['page', new GatsbyFailed({ kind: 'page', reason: 'Building static HTML failed for path "/en/"' })],
  ['unknown', new TypeError('x is not a function')],
  ['unknown', 'a text'],
])('a build may fail for the reason "%s"', (kind, error) => {
  expect(failureOfBuild(error).kind).toBe(kind);
  expect(failureOfBuild(error).reason).not.toBe('');
});

it('what nobody foresaw is told with its stack, what is known in a line', () => {
  expect(lastWords(new TypeError('x'))).toMatch(/TypeError: x\n\s+at /);
  expect(lastWords(new CmsUnavailable('down'))).toBe('down');
  expect(lastWords('text')).toBe('text');
});
