import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { InLanguage } from '../../../jest/fixtures';
import { chooseFiles, stubFileFields } from '../../first-view/fileFieldFixture';
import { bringReact, fakeLoader, prebuild } from '../../first-view/hydrationFixture';
import { beforeEachForm, formElement } from '../shared/formFixture';
import { CareerForm } from './CareerForm';

/** What a browser makes of files for its own fields; jsdom has none. */
class Transfer {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => this.files.push(file) };
}

beforeEachForm();
stubFileFields();
beforeEach(() => {
  fakeLoader();
  Object.assign(globalThis, { DataTransfer: Transfer });
});

const page = (
  <InLanguage language="en">
    <CareerForm place="apply" position="other" />
  </InLanguage>
);
const input = () => document.getElementById('apply-files') as HTMLInputElement;
const listed = () => screen.queryAllByText(/\.pdf$/).map(({ textContent }) => textContent);
/** What the browser would send by itself. */
const held = () => Array.from(input().files ?? [], ({ name }) => name);

/** Files and a position that were chosen before React, and then React. */
const takeOver = async () => {
  const container = prebuild(page);
  const position = formElement().elements.namedItem('position') as HTMLSelectElement;
  chooseFiles(input(), 'cv.pdf');
  position.value = 'qc_intern';
  await bringReact(page, container);
  await waitFor(() => expect(listed()).toEqual(['cv.pdf']));
  return position;
};

describe('the files of an application that were chosen before React', () => {
  it('are listed, with the position that was chosen', async () => {
    const position = await takeOver();
    expect(position).toHaveValue('qc_intern');
    expect(held()).toEqual(['cv.pdf']);
  });

  it('stay when the position is changed, and stand in the browser’s own field', async () => {
    const position = await takeOver();
    await userEvent.selectOptions(position, 'developer_intern');
    expect(listed()).toEqual(['cv.pdf']);
    expect(held()).toEqual(['cv.pdf']);
  });

  it('are joined by those that are chosen later, in the browser’s own field too', async () => {
    await takeOver();
    chooseFiles(input(), 'letter.pdf');
    fireEvent.change(input());
    await waitFor(() => expect(listed()).toEqual(['cv.pdf', 'letter.pdf']));
    expect(held()).toEqual(['cv.pdf', 'letter.pdf']);
  });

  it('leave the browser’s own field when they are taken back', async () => {
    await takeOver();
    await userEvent.click(screen.getByRole('button', { name: /cv\.pdf/ }));
    await waitFor(() => expect(listed()).toEqual([]));
    expect(input()).toHaveProperty('value', '');
  });
});
