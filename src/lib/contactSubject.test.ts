/** @jest-environment jsdom */
import { contactSubject } from './contactSubject';

const key = 'saola:contact-subject';
beforeEach(() => contactSubject.clear());
afterEach(() => jest.restoreAllMocks());

describe('the contact subject', () => {
  it('is nothing until a service is chosen', () => {
    expect(contactSubject.read()).toBeNull();
  });

  it('travels in a shared value and in local storage', () => {
    contactSubject.choose('resource');
    expect(contactSubject.read()).toBe('resource');
    expect(localStorage.getItem(key)).toBe('resource');
  });

  it('comes from the storage in the next document, for who comes from a service', () => {
    localStorage.setItem(key, 'marketing');
    const from = jest.spyOn(document, 'referrer', 'get');
    from.mockReturnValue('https://saola.example/en/services/digital-marketing/');
    expect(contactSubject.read()).toBe('marketing');
    from.mockReturnValue('https://saola.example/en/blog/');
    expect(contactSubject.read()).toBeNull();
  });

  it('is cleared from both', () => {
    contactSubject.choose('web');
    contactSubject.clear();
    expect(contactSubject.read()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['', 'WEB', '<script>', 'null'])('is nothing when the storage holds %j', (value) => {
    localStorage.setItem(key, value);
    expect(contactSubject.read()).toBeNull();
  });

  it('works for this document where storage is forbidden', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('Forbidden');
      });
    contactSubject.choose('app');
    expect(contactSubject.read()).toBe('app');
    contactSubject.clear();
    expect(contactSubject.read()).toBeNull();
  });
});
