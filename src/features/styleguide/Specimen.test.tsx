import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { Specimen } from './Specimen';

/** What React knows of a part, as the journeys and the measurements read it. */
const known = (part: string) => document.getElementById(`specimen-${part}`)?.textContent;

describe('the specimen form', () => {
  it('says of every kind of field what React knows', async () => {
    renderIn('en', <Specimen />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ngọc Ánh');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Xin chào');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Melbourne');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send me the letter' }));
    await userEvent.click(screen.getByRole('radio', { name: 'By phone' }));
    expect(['echo', 'message', 'city', 'letter', 'reply'].map(known)).toEqual([
      'Ngọc Ánh',
      'Xin chào',
      'melbourne',
      'true',
      'phone',
    ]);
  });

  it('counts clicks, and what is sent', async () => {
    renderIn('en', <Specimen />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Count this click' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(['clicks', 'sent'].map(known)).toEqual(['2', '1']);
  });

  it('goes to this page without React, with every field under its name', () => {
    renderIn('en', <Specimen />);
    const form = document.querySelector<HTMLFormElement>('#specimen-form');
    expect(form).toHaveAttribute('action', '#specimen');
    const sent = new FormData(form ?? undefined, form?.querySelector<HTMLElement>('[type=submit]'));
    expect(Object.fromEntries(sent)).toEqual({
      name: '',
      message: '',
      city: '',
      reply: 'mail',
      way: 'button',
    });
  });

  it.each([
    ['#specimen-name', 'INPUT'],
    ['#specimen-count', 'BUTTON'],
    ['[name=message]', 'TEXTAREA'],
    ['[name=city]', 'SELECT'],
  ])('keeps what the journeys touch where they look for it: %s', (selector, element) => {
    const { container } = renderIn('en', <Specimen />);
    expect([...container.querySelectorAll(selector)].map(({ tagName }) => tagName)).toEqual([element]);
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = renderIn(language, <Specimen />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
