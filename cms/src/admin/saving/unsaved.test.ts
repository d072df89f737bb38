/**
 * The texts of a form whose editor was logged out.
 *
 * @jest-environment jsdom
 */
import { forgetUnsaved, keepUnsaved, unsavedOf } from './unsaved';

const form = { model: 'api::dicom-blog.dicom-blog', documentId: 'd1', locale: 'vi' };

it('are kept for that form until they are put back, without what is no text', () => {
  keepUnsaved(form, { documentId: 'd1', title: 'Mùa sen', excerpt: '', views: 3, tags: { connect: [] } });
  expect(unsavedOf(form)).toEqual({ title: 'Mùa sen' });
  expect(unsavedOf({ ...form, locale: 'en' })).toBeUndefined();
  expect(unsavedOf({ model: form.model, locale: 'vi' })).toBeUndefined();
  forgetUnsaved(form);
  expect(unsavedOf(form)).toBeUndefined();
});

it('are none of an empty form', () => {
  keepUnsaved(form, { title: '' });
  keepUnsaved(form, undefined);
  expect(unsavedOf(form)).toBeUndefined();
});
