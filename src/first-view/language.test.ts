import { onAPageOfItsOwn, show } from './firstViewFixture';
import { watchLanguage } from './language';

onAPageOfItsOwn();
beforeEach(watchLanguage);

const remembered = jest.spyOn(document, 'cookie', 'set');
beforeEach(() => remembered.mockClear());

describe('the language of a visitor', () => {
  it.each(['vn', 'en'])('is remembered for a year, everywhere on the site (%s)', (language) => {
    show(`<a data-test data-language="${language}">language</a>`).click();
    expect(remembered.mock.calls).toEqual([
      [`saola-language=${language}; path=/; max-age=31536000; samesite=lax`],
    ]);
    expect(document.cookie).toContain(`saola-language=${language}`);
  });

  it('is remembered by a click on anything in the link', () => {
    show('<a data-language="vn"><span data-test>Tiếng Việt</span></a>').click();
    expect(remembered).toHaveBeenCalledTimes(1);
  });

  it('is the choice of a visitor only: other links leave it alone', () => {
    show('<a data-test>Career</a><a data-language="vn">Tiếng Việt</a>').click();
    expect(remembered).not.toHaveBeenCalled();
  });
});
