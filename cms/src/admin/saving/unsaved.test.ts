/**
 * What was written into a form and not saved, for as long as the tab is open.
 *
 * @jest-environment jsdom
 */
import {
  dropOffer,
  dropWriting,
  forgetUnsaved,
  keepWriting,
  offerOf,
  offerWhatWasLeft,
  onUnsaved,
} from './unsaved';

const form = { model: 'api::dicom-blog.dicom-blog', documentId: 'd1', locale: 'vi', editor: '1' };
const title = (text: string) => ({ fields: { title: text }, lost: [] });

/** Writes something, closes the form without saving, and opens it again. */
const leave = (own: typeof form, text: string): void => {
  keepWriting(own, title(text));
  offerWhatWasLeft(own);
};

beforeEach(() => window.sessionStorage.clear());

it('is offered when the form is opened again, and only there', () => {
  keepWriting(form, title('Mùa sen'));
  expect(offerOf(form)).toBeUndefined();
  offerWhatWasLeft(form);
  expect(offerOf(form)).toEqual(title('Mùa sen'));
  for (const other of [{ locale: 'en' }, { documentId: 'd2' }, { model: 'api::showcase.showcase' }])
    expect(offerOf({ ...form, ...other })).toBeUndefined();
});

it('is offered to nobody else who logs in in the tab', () => {
  leave(form, 'Mùa sen');
  leave({ ...form, editor: '2' }, 'Mùa đông');
  expect(offerOf({ ...form, editor: '3' })).toBeUndefined();
  expect([offerOf(form), offerOf({ ...form, editor: '2' })]).toEqual([title('Mùa sen'), title('Mùa đông')]);
});

it('is not given up for what is written later: that comes over it', () => {
  leave(form, 'Mùa sen');
  keepWriting(form, { fields: { excerpt: null }, lost: ['tags'] });
  offerWhatWasLeft(form);
  expect(offerOf(form)).toEqual({ fields: { title: 'Mùa sen', excerpt: null }, lost: ['tags'] });
});

it('is not offered when the form was left on purpose, and what was offered before still is', () => {
  leave(form, 'Mùa sen');
  keepWriting(form, title('Mùa đông'));
  dropWriting(form);
  offerWhatWasLeft(form);
  expect(offerOf(form)).toEqual(title('Mùa sen'));
});

it('is gone when it is thrown away', () => {
  leave(form, 'Mùa sen');
  dropOffer(form);
  expect(offerOf(form)).toBeUndefined();
});

it('is gone when the entry is saved in that language, or has none, whoever wrote it', () => {
  const noLanguage = { ...form, model: 'api::showcase.showcase', locale: undefined as string | undefined };
  const english = { ...form, locale: 'en' };
  const other = { ...form, editor: '2' };
  [form, english, other].forEach((each) => leave(each, 'Mùa sen'));
  keepWriting(noLanguage, title('Sen'));
  offerWhatWasLeft(noLanguage);
  keepWriting(form, title('Mùa đông'));
  window.sessionStorage.setItem('another thing', 'x');

  forgetUnsaved({ model: form.model, documentId: 'd1', locale: 'vi' });
  offerWhatWasLeft(form);
  expect([form, other, english, noLanguage].map((each) => Boolean(offerOf(each)))).toEqual([
    ...[false, false, true, true],
  ]);
  forgetUnsaved({ model: noLanguage.model, documentId: 'd1', locale: 'vi' });
  expect(offerOf(noLanguage)).toBeUndefined();
  expect(window.sessionStorage.getItem('another thing')).toBe('x');
});

it('tells when it changes, and bears with a tab that keeps no more', () => {
  const told = jest.fn();
  const stop = onUnsaved(told);
  keepWriting(form, title('Mùa sen'));
  expect(told).toHaveBeenCalledTimes(1);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepWriting(form, title('Mùa đông'))).not.toThrow();
  full.mockRestore();
  stop();
  keepWriting(form, title('Mùa hè'));
  expect(told).toHaveBeenCalledTimes(2);
});
