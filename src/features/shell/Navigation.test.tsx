import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { useServices } from '../../config/siteContent';
import { Navigation } from './Navigation';
import { topMenu } from './menu';

const Menu = () => {
  const { t } = useTranslation('shell');
  return <Navigation label="Main" items={topMenu(t, useServices())} />;
};
const menu = <Menu />;
const groups = (container: HTMLElement) => [...container.querySelectorAll('details')];

describe('the menu', () => {
  it('is a named landmark whose links keep the language of the page', () => {
    renderIn('vn', menu);
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', {
      hidden: true,
    });
    expect(hrefs(links).every((href) => href?.startsWith('/vn/'))).toBe(true);
    expect(hrefs(links)).toContain('/vn/services/web-development/');
  });

  it('speaks the language of the page', () => {
    renderIn('vn', menu);
    expect(screen.getByRole('link', { name: 'Dự án' })).toHaveAttribute('href', '/vn/portfolio/');
  });

  it('marks what the page stands below, which the first page does for all', () => {
    renderIn('en', menu);
    const marks = screen
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('data-within'));
    expect(marks[0]).toBeNull();
    expect(marks.slice(1)).toEqual(marks.slice(1).map(() => 'within'));
  });

  it('has groups that open and close without a script of ours', async () => {
    const { container } = renderIn('en', menu);
    const [services] = groups(container);
    expect(services).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Services'));
    expect(services).toHaveAttribute('open');
  });

  it('lets the browser close one group when another opens: they share a name', () => {
    const { container } = renderIn('en', menu);
    expect(groups(container).map((group) => group.getAttribute('name'))).toEqual(['top-menu', 'top-menu']);
  });

  it('has no axe violation, open or closed', async () => {
    const { container } = renderIn('en', menu);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByText('About Us', { selector: 'summary' }));
    expect(await axe(container)).toHaveNoViolations();
  });
});
