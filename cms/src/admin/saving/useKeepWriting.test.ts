/**
 * What is being written into a form, until it is saved or left.
 *
 * @jest-environment jsdom
 */
import { act, renderHook } from '@testing-library/react';

import { dropOffer, forgetUnsaved, offerOf, offerWhatWasLeft } from './unsaved';
import { useKeepWriting } from './useKeepWriting';

interface State {
  values: object;
  initialValues: object;
  modified: boolean;
}

let mockState: State;

jest.mock(
  '@strapi/strapi/admin',
  () => ({ useForm: (_name: string, select: (state: State) => unknown) => select(mockState) }),
  { virtual: true },
);

const form = { model: 'api::showcase.showcase', documentId: 'd1', locale: undefined, editor: '1' };
const attributes = { title: { type: 'string' } };
const read = { title: 'Sen' };

const open = () => renderHook(() => useKeepWriting(form, attributes));

/** Opens the form, writes a title, and pauses. */
const write = (title: string) => {
  const shown = open();
  mockState = { ...mockState, values: { title }, modified: true };
  shown.rerender();
  act(() => void jest.advanceTimersByTime(300));
  return shown;
};

/** What is offered to him who opens the form anew. */
const offered = (): unknown => {
  offerWhatWasLeft(form);
  const offer = offerOf(form)?.fields;
  dropOffer(form);
  return offer;
};

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  window.localStorage.setItem('isLoggedIn', 'true');
  mockState = { values: read, initialValues: read, modified: false };
});
afterEach(() => jest.useRealTimers());

it('is kept after a pause, so that a page that is loaded anew offers it', () => {
  write('Mùa sen');
  expect(offered()).toEqual({ title: 'Mùa sen' });
});

it('is kept when another tab logs out, also what was written just before', () => {
  const shown = write('Mùa sen');
  mockState = { ...mockState, values: { title: 'Mùa sen nở' } };
  shown.rerender();
  window.localStorage.removeItem('isLoggedIn');
  shown.unmount();
  expect(offered()).toEqual({ title: 'Mùa sen nở' });
});

it('is kept when the form is emptied while its editor is logged out', () => {
  const shown = write('Mùa sen');
  window.localStorage.removeItem('isLoggedIn');
  mockState = { values: read, initialValues: read, modified: false };
  shown.rerender();
  shown.unmount();
  expect(offered()).toEqual({ title: 'Mùa sen' });
});

it('is dropped when the form is left by one who is logged in: he was asked', () => {
  write('Mùa sen').unmount();
  expect(offered()).toBeUndefined();
});

it('is dropped when it is taken back, and when it is saved', () => {
  const shown = write('Mùa sen');
  mockState = { ...mockState, values: read, modified: false };
  shown.rerender();
  expect(offered()).toBeUndefined();

  write('Mùa đông');
  forgetUnsaved(form);
  expect(offered()).toBeUndefined();
});

it('is not kept of what is only looked at', () => {
  mockState = { values: { title: 'Mùa sen' }, initialValues: read, modified: true };
  renderHook(() => useKeepWriting(undefined, attributes));
  act(() => void jest.advanceTimersByTime(300));
  expect(window.sessionStorage).toHaveLength(0);
});
