import { type BrowserSystem, ensureBrowser, firefox } from './browser';

/** A system on which a program comes into being when one of the `makes` commands runs. */
function system(programs: string[], makes: Record<string, string> = {}, env: Record<string, string> = {}) {
  const ran: string[] = [];
  const there = new Set(programs);
  const found: BrowserSystem = {
    env: { PATH: '/opt:/usr/bin', ...env },
    isExecutable: (file) => there.has(file),
    playwrightBrowser: () => (there.has('playwright') ? 'playwright' : null),
    run: async (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const made = Object.keys(makes).find((part) => line.includes(part));
      if (made) there.add(makes[made] ?? '');
      return made !== undefined;
    },
    say: () => undefined,
  };
  return { found, ran };
}

it('takes the one that CHROMIUM_PATH names, and says when that is none', async () => {
  const env = { CHROMIUM_PATH: '/my/chrome' };
  expect(await ensureBrowser(system(['/my/chrome', '/usr/bin/chromium'], {}, env).found)).toBe('/my/chrome');
  await expect(ensureBrowser(system(['/usr/bin/chromium'], {}, env).found)).rejects.toThrow(
    /CHROMIUM_PATH is "\/my\/chrome"/,
  );
});

it.each([
  [['/usr/bin/chromium'], '/usr/bin/chromium'],
  [['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], '/usr/bin/chromium-headless-shell'],
  [['/opt/google-chrome', '/usr/bin/chromium-browser'], '/usr/bin/chromium-browser'],
  [['playwright'], 'playwright'],
])('takes one that is on the machine: %j', async (programs, expected) => {
  const { found, ran } = system(programs);
  expect(await ensureBrowser(found)).toBe(expected);
  expect(ran).toEqual([]);
});

it("downloads Playwright's when there is none", async () => {
  const { found, ran } = system([], { 'install chromium': 'playwright' });
  expect(await ensureBrowser(found)).toBe('playwright');
  expect(ran).toHaveLength(1);
});

it('installs the package of the system when there is no download', async () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const { found, ran } = system([], { 'install -y chromium-headless-shell': shell });
  expect(await ensureBrowser(found)).toBe(shell);
  expect(ran.slice(1)).toEqual([
    'apt-get -o DPkg::Lock::Timeout=300 update',
    'apt-get -o DPkg::Lock::Timeout=300 install -y chromium-headless-shell',
  ]);
});

it('installs the browser with windows where there is none without', async () => {
  const { found, ran } = system([], {
    'chromium-headless-shell': '',
    'install -y chromium': '/usr/bin/chromium',
  });
  expect(await ensureBrowser(found)).toBe('/usr/bin/chromium');
  expect(ran.at(-1)).toBe('apt-get -o DPkg::Lock::Timeout=300 install -y chromium');
});

it('says what to do when nothing works', async () => {
  await expect(ensureBrowser(system([]).found)).rejects.toThrow(/Install one, or set CHROMIUM_PATH/);
});

describe('Firefox', () => {
  it('is the one that FIREFOX_PATH names, or one that is on the machine, but never that of Playwright', async () => {
    const { found } = system(['/my/firefox'], {}, { FIREFOX_PATH: '/my/firefox' });
    expect(await ensureBrowser(found, firefox)).toBe('/my/firefox');
    expect(await ensureBrowser(system(['/usr/bin/firefox-esr']).found, firefox)).toBe('/usr/bin/firefox-esr');
    await expect(ensureBrowser(system(['playwright', '/usr/bin/chromium']).found, firefox)).rejects.toThrow(
      /No Firefox could be installed. Install one, or set FIREFOX_PATH/,
    );
  });

  it('is the package of the system where there is none', async () => {
    const { found, ran } = system([], { 'install -y firefox-esr': '/usr/bin/firefox-esr' });
    expect(await ensureBrowser(found, firefox)).toBe('/usr/bin/firefox-esr');
    expect(ran.at(-1)).toBe('apt-get -o DPkg::Lock::Timeout=300 install -y firefox-esr');
  });
});
