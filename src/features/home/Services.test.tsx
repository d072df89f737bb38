import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { Services } from './Services';

const texts = [
  { slug: 'graphic-design', title: 'Graphic Design', summary: 'One hand.' },
  { slug: 'web-development', title: 'Web Development', summary: 'Fast.' },
];
const services = (slugs: readonly string[]) => <Services heading="What we do" slugs={slugs} texts={texts} />;

describe('the services on the home page', () => {
  it('are rows that lead to their pages, in the order the home page gives', () => {
    renderIn('vn', services(['web-development', 'graphic-design']));
    expect(hrefs(screen.getAllByRole('link'))).toEqual([
      '/vn/services/web-development/',
      '/vn/services/graphic-design/',
    ]);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Fast.');
  });

  it('are a landmark whose name only listeners need', () => {
    renderIn('en', services(['web-development']));
    expect(screen.getByRole('region', { name: 'What we do' })).toBeInTheDocument();
  });

  it('stop the build when a service has no text', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderIn('en', services(['printing']))).toThrow('Missing: content/services/printing');
    jest.restoreAllMocks();
  });

  it('have no axe violation', async () => {
    const { container } = renderIn('en', services(['web-development']));
    expect(await axe(container)).toHaveNoViolations();
  });
});
