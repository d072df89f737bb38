import { screen } from '@testing-library/react';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { Application } from './Application';

describe('the place to apply', () => {
  it('says what to send: a CV as PDF, DOC or DOCX, two files at most', () => {
    renderIn('en', <Application position="QC Intern" email="jobs@agency.example" />);
    expect(screen.getByText('Attach your CV').closest('li')).toHaveTextContent(
      'as PDF, DOC or DOCX. Two files at most.',
    );
  });

  it('opens an e-mail with the position as its subject and lines to fill in', () => {
    renderIn('vn', <Application position="Thực tập sinh QC" email="jobs@agency.example" />);
    const [letter, plain] = hrefs(screen.getAllByRole('link'));
    const { pathname, searchParams } = new URL(letter ?? '');
    expect(pathname).toBe('jobs@agency.example');
    expect(searchParams.get('subject')).toBe('Ứng tuyển: Thực tập sinh QC');
    expect(searchParams.get('body')).toContain('Số điện thoại:');
    expect(plain).toBe('mailto:jobs@agency.example');
  });
});
