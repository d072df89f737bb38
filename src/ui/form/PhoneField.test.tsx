import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import type { PreferredCountry } from './countryOptions';
import { PhoneField } from './PhoneField';

/** Whether the visitor is near. */
let near = true;

class Observer {
  constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.told([{ isIntersecting: near }]);
  }
  disconnect() {
    near = false;
  }
}

beforeEach(() => {
  near = true;
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const field = {
  id: 'phone',
  name: 'phone',
  label: 'Mobile',
  countryLabel: 'Country of the number',
  language: 'en',
  country: 'au',
} as const;
const auVn: readonly PreferredCountry[] = ['au', 'vn'];

const show = (props: Partial<Parameters<typeof PhoneField>[0]> = {}) =>
  render(
    <form data-testid="form">
      <PhoneField preferred={auVn} {...field} {...props} />
    </form>,
  );
const list = () => screen.getByRole('combobox', { name: 'Country of the number' });
const values = () => Object.fromEntries(new FormData(screen.getByTestId<HTMLFormElement>('form')));
const filled = () => waitFor(() => expect(within(list()).getAllByRole('option').length).toBeGreaterThan(200));

describe('PhoneField', () => {
  it('is a line for the number beside a list of countries, both named', async () => {
    show({ error: 'Mobile is required', required: true });
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveAccessibleDescription('Mobile is required');
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveAttribute('inputmode', 'tel');
    await filled();
  });

  it('has the preferred countries alone until a visitor nears it', async () => {
    near = false;
    show();
    await Promise.resolve();
    expect(within(list()).getAllByRole('option')).toHaveLength(2);
  });

  it('shows the preferred countries first, by name and dial code', async () => {
    show({ preferred: ['au', 'us', 'de', 'vn'] });
    await filled();
    const names = within(list())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 5)).toEqual([
      'Australia +61',
      'United States +1',
      'Germany +49',
      'Vietnam +84',
      'Afghanistan +93',
    ]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("sets countryCode to '+' and the dial code, and countryName to the two-letter code", async () => {
    show();
    await filled();
    expect(values()).toMatchObject({ countryCode: '+61', countryName: 'au' });
    await userEvent.selectOptions(list(), 'Vietnam +84');
    expect(values()).toMatchObject({ countryCode: '+84', countryName: 'vn' });
  });

  it('sends its own name for the country that nobody chose, and the code once it is chosen', async () => {
    show({ unchosen: 'aus' });
    await filled();
    expect(values()).toMatchObject({ countryCode: '+61', countryName: 'aus' });
    await userEvent.selectOptions(list(), 'Vietnam +84');
    await userEvent.selectOptions(list(), 'Australia +61');
    expect(values()).toMatchObject({ countryCode: '+61', countryName: 'au' });
  });

  it('takes no change for a choice that changes nothing, as of a reset', async () => {
    show({ unchosen: 'aus' });
    await filled();
    list().dispatchEvent(new Event('change', { bubbles: true }));
    expect(values()).toMatchObject({ countryCode: '+61', countryName: 'aus' });
  });

  it('sends its own name again after a reset, whatever was chosen', async () => {
    show({ unchosen: 'aus' });
    await filled();
    const reset = () => {
      screen.getByTestId<HTMLFormElement>('form').reset();
      act(() => void list().dispatchEvent(new Event('change', { bubbles: true })));
    };
    for (const chosen of [['Vietnam +84'], ['Vietnam +84', 'Australia +61']]) {
      for (const name of chosen) await userEvent.selectOptions(list(), name);
      reset();
      expect(values()).toMatchObject({ countryCode: '+61', countryName: 'aus' });
    }
    await userEvent.selectOptions(list(), 'Vietnam +84');
    await userEvent.selectOptions(list(), 'Australia +61');
    expect(values()).toMatchObject({ countryCode: '+61', countryName: 'au' });
  });

  it('shows one flag, of our own, and the dial code', async () => {
    const { container } = show();
    await filled();
    await userEvent.selectOptions(list(), 'Japan +81');
    expect([...container.querySelectorAll('img')].map((flag) => flag.getAttribute('src'))).toEqual([
      '/flags/jp.svg',
    ]);
    expect(screen.getByText('+81')).toBeVisible();
  });

  it('names the countries in the language of the page', async () => {
    show({ language: 'vn', country: 'vn', preferred: ['vn', 'au'] });
    await filled();
    expect(within(list()).getByRole('option', { name: 'Đức +49' })).toBeInTheDocument();
    expect(list()).toHaveDisplayValue('Việt Nam +84');
  });

  it.each([{}, { error: 'Mobile is required' }, { disabled: true }])(
    'has no axe violation (%j)',
    async (props) => {
      const { container } = show(props);
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});
