import { loadSettings, readEnvFile } from './envFile';
import { TemporaryFolder } from './temporaryFolder';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

it('has bare and quoted values, comments, and both line ends', () => {
  const text = [
    '# a comment',
    'A=1',
    ' B = two words  # why',
    'C="with # inside" # why',
    "D='single'",
    'E=',
    'F=a=b',
    'G=#only a comment',
    'H=cut#here',
  ];
  const expected = {
    A: '1',
    B: 'two words',
    C: 'with # inside',
    D: 'single',
    E: '',
    F: 'a=b',
    G: '',
    H: 'cut',
  };
  expect(readEnvFile(folder.write('unix', text.join('\n')))).toEqual(expected);
  expect(readEnvFile(folder.write('windows', text.join('\r\n')))).toEqual(expected);
});

it('is empty when it is not there', () => {
  expect(readEnvFile(folder.file('.env'))).toEqual({});
});

it('gives way to the environment', () => {
  const file = folder.write('.env', 'SITE_PORT=9000\nCMS_PORT=1337\n');
  const settings = loadSettings(file, { SITE_PORT: '9190', CMS_PORT: '' });
  expect(settings).toEqual({ SITE_PORT: '9190', CMS_PORT: '1337' });
});
