import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';

import { Tabs } from './Tabs';

const tabs = [
  { id: 'web', title: 'Website', content: <p>Eight projects</p> },
  { id: 'app', title: 'Mobile App', content: <p>Four apps</p> },
  { id: 'graphic', title: 'Graphic', content: <p>Four banners</p> },
];
const show = () => render(<Tabs label="Kinds" tabs={tabs} />);
/** As a link does, but at once: jsdom tells of a change of the hash later. */
const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

afterEach(() => window.history.replaceState(null, '', '/'));

describe('Tabs', () => {
  it('are links to contents that are all there, before scripts run', () => {
    document.body.innerHTML = renderToStaticMarkup(<Tabs label="Kinds" tabs={tabs} />);
    expect(screen.getByRole('navigation', { name: 'Kinds' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#web',
      '#app',
      '#graphic',
    ]);
    for (const text of ['Eight projects', 'Four apps', 'Four banners']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    document.body.innerHTML = '';
  });

  it('show the first content and name it by its tab', () => {
    show();
    expect(selected()).toBe('Website');
    expect(screen.getByRole('tabpanel', { name: 'Website' })).toHaveTextContent('Eight projects');
    expect(screen.getByText('Four apps')).not.toBeVisible();
  });

  it('change by a press', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Graphic' }));
    expect(screen.getByText('Four banners')).toBeVisible();
    expect(screen.getByText('Eight projects')).not.toBeVisible();
  });

  it('are one stop of the Tab key and change by arrows', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Website' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Graphic' })).toHaveFocus();
    expect(selected()).toBe('Graphic');
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  });

  it('open the content that the address names, at once and later', () => {
    window.history.replaceState(null, '', '#app');
    show();
    expect(selected()).toBe('Mobile App');
    goTo('#graphic');
    expect(selected()).toBe('Graphic');
    goTo('#main');
    expect(selected()).toBe('Graphic');
  });

  it('have no axe violation, with scripts and without', async () => {
    const { container } = show();
    expect(await axe(container)).toHaveNoViolations();
    const html = renderToStaticMarkup(<Tabs label="Kinds" tabs={tabs} />);
    expect(await axe(`<main>${html}</main>`)).toHaveNoViolations();
  });
});
