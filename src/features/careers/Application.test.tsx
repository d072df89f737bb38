import { screen } from '@testing-library/react';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { Application } from './Application';
import { ToSend } from './ToSend';

describe('the place to apply', () => {
  it('says what to send: a CV as PDF, DOC or DOCX, two files at most', () => {
    renderIn('en', <ToSend />);
    expect(screen.getByText('Attach your CV').closest('li')).toHaveTextContent(
      'as PDF, DOC or DOCX. Two files at most.',
    );
  });

  it('has the form with its position chosen, and an address for those who would rather write', () => {
    renderIn('vn', <Application place="apply" position="qc_intern" email="jobs@agency.example" />);
    expect(screen.getByRole('combobox', { name: 'Vị trí' })).toHaveValue('qc_intern');
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['mailto:jobs@agency.example']);
  });
});
