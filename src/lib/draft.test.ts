/** @jest-environment jsdom */
import { draft } from './draft';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a draft', () => {
  it('is empty for a form nobody has typed into', () => {
    expect(draft.read('contact')).toEqual({});
  });

  it('keeps the values of each form apart', () => {
    draft.keep('contact', { name: 'Trần Quỳnh Ẵn' });
    draft.keep('career', { name: 'Lan' });
    expect(draft.read('contact')).toEqual({ name: 'Trần Quỳnh Ẵn' });
    draft.clear('contact');
    expect(draft.read('contact')).toEqual({});
    expect(draft.read('career')).toEqual({ name: 'Lan' });
  });

  it.each(['', 'x', '[]', 'null', '"a"', '{"name":1}'])('is empty when the storage holds %j', (value) => {
    sessionStorage.setItem('saola:draft:contact', value);
    expect(draft.read('contact')).toEqual({});
  });

  it('breaks nothing where storage is forbidden', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('Forbidden');
      });
    draft.keep('contact', { name: 'Lan' });
    draft.clear('contact');
    expect(draft.read('contact')).toEqual({});
  });
});
