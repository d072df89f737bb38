import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { stubFetch } from '../../api-client/contentFixtures';
import { alternatesOfPath } from '../../i18n/alternates';
import type { Language } from '../../i18n/locales';
import { Shell } from './Shell';

// The visitor lookup of the header: it is not answered here.
beforeEach(() => void stubFetch());

const shellOn = (language: Language, bands = false) =>
  renderIn(
    language,
    <Shell alternates={alternatesOfPath('/')} bands={bands}>
      <h1>A page</h1>
    </Shell>,
  );

describe('the shell', () => {
  it('puts the page into the one main landmark, between header and footer', () => {
    shellOn('en');
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'A page' }));
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('begins with a link that skips to the content', async () => {
    shellOn('en');
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    const target = document.querySelector<HTMLElement>(skip.getAttribute('href') ?? '');
    target?.focus();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each(['en', 'vn'] as const)('has the footer of its own language (%s)', (language) => {
    shellOn(language);
    expect(screen.getByRole('contentinfo').querySelector('form')).toHaveFormValues({ lang: language });
  });

  it('lets a page of bands reach from edge to edge', () => {
    shellOn('en', true);
    expect(screen.getByRole('heading', { name: 'A page' }).parentElement).toBe(screen.getByRole('main'));
  });

  it('offers to write a message from every page, in a dialog that needs no script to open', () => {
    const { container } = shellOn('en');
    const button = screen.getByRole('button', { name: 'Write a Message' });
    expect(button).toHaveAttribute('command', 'show-modal');
    const dialog = container.querySelector(`#${button.getAttribute('commandfor')}`);
    expect(dialog?.tagName).toBe('DIALOG');
    expect(dialog?.querySelector('form')).toHaveAttribute('method', 'post');
  });

  it('has no axe violation', async () => {
    const { container } = shellOn('vn');
    // A style sheet shows one of the two menus; jsdom has none.
    container.querySelector('.wide')?.remove();
    expect(await axe(container)).toHaveNoViolations();
  });
});
