import { onAPageOfItsOwn, show } from './firstViewFixture';
import { bringLate } from './late';

const script = jest.fn();
jest.mock(
  '/scripts/views.js',
  () => {
    script();
    return {};
  },
  { virtual: true },
);

onAPageOfItsOwn();

describe('a script that a page names', () => {
  it('comes when it is brought', async () => {
    show('<div data-late="/scripts/views.js"></div>');
    bringLate();
    await new Promise((resolve) => setTimeout(resolve));
    expect(script).toHaveBeenCalledTimes(1);
  });

  it('is none on a page that names none', async () => {
    script.mockClear();
    show('<p></p>');
    bringLate();
    await new Promise((resolve) => setTimeout(resolve));
    expect(script).not.toHaveBeenCalled();
  });
});
