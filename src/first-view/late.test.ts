import { onAPageOfItsOwn, show } from './firstViewFixture';
import { bringLate } from './late';

const brought = jest.fn();
for (const address of ['/scripts/views.js', '/scripts/ahead.js'])
  jest.doMock(address, () => (brought(address), {}), { virtual: true });

onAPageOfItsOwn();
beforeEach(() => {
  brought.mockClear();
  jest.resetModules();
});

describe('the script that comes late', () => {
  it.each([
    ['is the one that the page names', '<div data-late="/scripts/views.js"></div>', '/scripts/views.js'],
    ['is the one of all pages where it names none', '<p></p>', '/scripts/ahead.js'],
  ])('%s', async (_, html, address) => {
    show(html);
    bringLate();
    await new Promise((resolve) => setTimeout(resolve));
    expect(brought.mock.calls).toEqual([[address]]);
  });

  it('may stay away: nothing is told', async () => {
    const rejected = jest.fn();
    process.on('unhandledRejection', rejected);
    show('<div data-late="/scripts/gone.js"></div>');
    bringLate();
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
    expect(brought).not.toHaveBeenCalled();
  });
});
