import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { Dropdown } from './Dropdown';

const show = () =>
  render(
    <>
      <Dropdown label="Quick contact" align="end">
        <a href="tel:+61390000000">Call</a>
      </Dropdown>
      <a href="/en/">Elsewhere</a>
    </>,
  );
const summary = () => screen.getByText('Quick contact');
const call = () => screen.getByText('Call');

describe('Dropdown', () => {
  it('opens and closes by a press', async () => {
    show();
    expect(call()).not.toBeVisible();
    await userEvent.click(summary());
    expect(call()).toBeVisible();
    await userEvent.click(summary());
    expect(call()).not.toBeVisible();
  });

  it('closes by Escape and gives the focus back to its button', async () => {
    show();
    await userEvent.click(summary());
    await userEvent.tab();
    expect(call()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(call()).not.toBeVisible();
    expect(summary()).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    show();
    await userEvent.click(summary());
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
    expect(call()).not.toBeVisible();
  });

  it('closes by a press beside it, and not by one in it', async () => {
    show();
    await userEvent.click(summary());
    fireEvent.pointerDown(call());
    expect(call()).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(call()).not.toBeVisible();
  });

  it('listens no longer when it is gone', async () => {
    const { unmount } = show();
    await userEvent.click(summary());
    const details = summary().closest('details');
    unmount();
    fireEvent.pointerDown(document.body);
    expect(details?.open).toBe(true);
  });

  it('has no axe violation, open or closed', async () => {
    const { container } = show();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(summary());
    expect(await axe(container)).toHaveNoViolations();
  });
});
