import { contactSubjectKey } from '../lib/contactSubject';
import { watchChoices } from './choices';
import { onAPageOfItsOwn, show } from './firstViewFixture';

onAPageOfItsOwn();
beforeEach(watchChoices);

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

describe('the subject of the contact form', () => {
  afterEach(() => localStorage.clear());

  it('is what the followed link says, for the contact page to read', () => {
    show('<a data-test data-subject="resource">Hire Now</a>').click();
    expect(localStorage.getItem(contactSubjectKey)).toBe('resource');
  });

  it('is left alone by other links', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem');
    show('<a data-test>Career</a><a data-subject="resource">Hire Now</a>').click();
    expect(localStorage.getItem(contactSubjectKey)).toBeNull();
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
  });

  it('is not remembered, and nothing breaks, where storage is forbidden', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden');
    });
    show('<a data-test data-subject="resource">Hire Now</a>').click();
    expect(localStorage.getItem(contactSubjectKey)).toBeNull();
    set.mockRestore();
  });
});

describe('what a form is for', () => {
  const html =
    '<button data-test data-field="order-subject" data-value="b">B</button>' +
    '<select id="order-subject"><option>a</option><option>b</option></select>';

  it('is what the button says that opens its dialog', () => {
    show(html).click();
    expect(document.querySelector('select')).toHaveValue('b');
  });

  it('is left alone by other buttons', () => {
    show(html.replace('data-test', '').replace('<select', '<button data-test>C</button><select')).click();
    expect(document.querySelector('select')).toHaveValue('a');
  });
});
