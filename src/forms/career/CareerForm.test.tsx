import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { draft } from '../../lib/draft';
import {
  alertText,
  beforeEachForm,
  captcha,
  choose,
  errorOf,
  fieldsOf,
  fillPerson,
  formElement,
  submit,
  submitButton,
  type,
  verifyAndSend,
  wake,
} from '../shared/formFixture';
import { CareerForm } from './CareerForm';

beforeEachForm();

const show = (language: 'en' | 'vn' = 'en') =>
  renderIn(language, <CareerForm place="apply" position="qc_intern" />);
const cv = (name = 'cv.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
/** Names of the files that would be sent. */
const attached = () => screen.queryAllByText(/\.pdf$/).map(({ textContent }) => textContent);
const input = () => document.getElementById('apply-files') as HTMLInputElement;

const fill = async (file = cv()) => {
  await fillPerson();
  await type('message', 'I test everything.');
  await userEvent.upload(input(), file);
};

describe('the career application', () => {
  it('begins with its position, in Vietnam', () => {
    show();
    expect(Object.fromEntries(new FormData(formElement()))).toMatchObject({
      position: 'qc_intern',
      countryCode: '+84',
      countryName: 'vn',
    });
  });

  it('offers all seven positions, the hidden ones too', () => {
    show();
    const list = formElement().elements.namedItem('position') as HTMLSelectElement;
    expect([...list.options].map(({ text }) => text).slice(1)).toEqual([
      'Junior QC Engineer',
      'Business Development Executive',
      'Junior Front-End Developer',
      'Developer Intern',
      'Graphic Designer Intern',
      'QC Intern',
      'Other',
    ]);
  });

  it('is sent with its files, and reset to business_development_executive', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    expect(call.url).toBe('http://localhost:1337/api/career-apply');
    expect(fieldsOf(call)).toMatchObject({ position: 'qc_intern', lang: 'en', file0: expect.any(File) });
    act(() => call.answer(200, { status: 200, id: '1' }));
    await waitFor(() =>
      expect(alertText()).toContain('Thank for your applied, We will contact you as soon as possible!'),
    );
    expect(formElement().elements.namedItem('position')).toHaveValue('business_development_executive');
    for (const name of ['name', 'message', 'phone'])
      expect(formElement().elements.namedItem(name)).toHaveValue('');
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  });

  it.each([
    ['en', { position: 'Position is required', files: 'File is required', phone: 'Mobile is required' }],
    [
      'vn',
      {
        position: 'Vui lòng chọn vị trí',
        files: 'Vui lòng đính kèm file',
        phone: 'Vui lòng nhập số điện thoại',
      },
    ],
  ] as const)('asks for position, file and phone (%s)', async (language, messages) => {
    show(language);
    await wake();
    await choose('position', '');
    await submit();
    await waitFor(() => expect(errorOf('position')).toBe(messages.position));
    expect(errorOf('files')).toBe(messages.files);
    expect(errorOf('phone')).toBe(messages.phone);
  });

  it('says at the files what the server finds in them, until others are chosen', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    const files = 'Please upload only pdf, doc, docx file. A file could not be taken.';
    act(() => call.answer(400, { status: 400, errors: { files: 'type' }, messages: { files } }));
    await waitFor(() => expect(errorOf('files')).toBe(files));
    await userEvent.click(screen.getByRole('button', { name: /cv\.pdf/ }));
    await userEvent.upload(input(), cv());
    await waitFor(() => expect(errorOf('files')).toBeUndefined());
  });

  it('forgets the errors when another position is chosen, and keeps the files and the captcha', async () => {
    show();
    await wake();
    await captcha('verified');
    await userEvent.upload(input(), [cv(), cv('letter.pdf'), cv('photos.pdf')]);
    await submit();
    await waitFor(() => expect(errorOf('name')).toBe('Name is required'));
    expect(errorOf('files')).toBe('Maximum is 2 files');
    await choose('position', 'developer_intern');
    await waitFor(() => expect(errorOf('name')).toBeUndefined());
    expect(errorOf('files')).toBeUndefined();
    expect(attached()).toEqual(['cv.pdf', 'letter.pdf', 'photos.pdf']);
    expect(submitButton()).toBeEnabled();
  });

  it('sends a file that was attached before the position was changed', async () => {
    show();
    await wake();
    await fill();
    await choose('position', 'other');
    const call = await verifyAndSend();
    expect(fieldsOf(call)).toMatchObject({
      position: 'other',
      file0: expect.objectContaining({ name: 'cv.pdf' }),
    });
  });

  it('keeps a file that was attached before its scripts, also when a draft brings the position back', async () => {
    draft.keep('apply', { position: 'other' });
    show();
    await userEvent.upload(input(), cv());
    await wake();
    await waitFor(() => expect(formElement().elements.namedItem('position')).toHaveValue('other'));
    expect(attached()).toEqual(['cv.pdf']);
  });

  it('takes the same file again after it was taken back', async () => {
    show();
    const file = cv();
    await userEvent.upload(input(), file);
    await userEvent.click(screen.getByRole('button', { name: /cv\.pdf/ }));
    expect(attached()).toEqual([]);
    await userEvent.upload(input(), file);
    expect(attached()).toEqual(['cv.pdf']);
  });

  it('takes the same file again after it was sent', async () => {
    show();
    // The stand-in for a chosen file does not hear of a reset, as a browser's own field does.
    formElement().addEventListener('reset', () => (input().value = ''));
    await wake();
    const file = cv();
    await fill(file);
    const call = await verifyAndSend();
    act(() => call.answer(200, { status: 200, id: '1' }));
    await waitFor(() => expect(attached()).toEqual([]));
    await waitFor(() => expect(input()).toBeEnabled());
    await userEvent.upload(input(), file);
    expect(attached()).toEqual(['cv.pdf']);
  });

  it.each([
    ['en', 'Send applicant form failed, Please try again!'],
    ['vn', 'Gửi đơn ứng tuyển không thành công, vui lòng thử lại!'],
  ] as const)('shows a failure, and everything stays, the file too (%s)', async (language, text) => {
    show(language);
    await wake();
    await fill();
    const call = await verifyAndSend();
    act(() => call.lose('timeout'));
    await waitFor(() => expect(alertText()).toContain(text));
    expect(screen.getByText('cv.pdf')).toBeVisible();
    expect(formElement().elements.namedItem('message')).toHaveValue('I test everything.');
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = show(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
