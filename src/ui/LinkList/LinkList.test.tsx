import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { LinkList } from './LinkList';

const pages = [
  { path: '/portfolio/fresy/', title: 'Fresy', note: 'A grocer online' },
  { path: '/portfolio/mmhf-site/', title: 'MMHF' },
];

describe('LinkList', () => {
  it('links every page below this one', () => {
    render(<LinkList heading="Projects" pages={pages} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/portfolio/fresy/',
      '/en/portfolio/mmhf-site/',
    ]);
  });

  it('shows nothing when there are none', () => {
    const { container } = render(<LinkList heading="Projects" pages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = render(<LinkList heading="Projects" pages={pages} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
