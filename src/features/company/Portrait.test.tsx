import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { teamMembers } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { Portrait } from './Portrait';

const [, , huong] = teamMembers();

const portraitIn = (language: Language) =>
  renderIn(
    language,
    <>
      <h2>Team</h2>
      {huong && <Portrait member={huong} email="hello@agency.example" sizes="240px" />}
    </>,
  );

describe('a member of the team', () => {
  it('is named, with role and what the person does, in the language of the page', () => {
    portraitIn('vn');
    expect(screen.getByRole('heading', { level: 3, name: 'Hương' })).toBeVisible();
    expect(screen.getByText('Quản lý phát triển kinh doanh, Việt Nam')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Chân dung Hương' })).toBeVisible();
  });

  it('has a second picture that says nothing new to those who do not see it', () => {
    const { container } = portraitIn('en');
    const [first, second] = container.querySelectorAll('img');
    expect(first).toHaveAttribute('src', 'huong.webp');
    expect(second).toHaveAttribute('src', 'huong-2.webp');
    expect(second).toHaveAttribute('alt', '');
  });

  it('is reached by the keyboard through a link that writes to the person', async () => {
    portraitIn('en');
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Write to Hương' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', 'mailto:hello@agency.example?subject=For%20H%C6%B0%C6%A1ng');
  });

  it('has no axe violation', async () => {
    const { container } = portraitIn('en');
    expect(await axe(container)).toHaveNoViolations();
  });
});
