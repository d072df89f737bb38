import { act, render, screen, waitFor } from '@testing-library/react';
import type * as ReactModule from 'react';
import { createRef, type MutableRefObject } from 'react';
import type ReCAPTCHA from 'react-google-recaptcha';
import type { ReCAPTCHAProps } from 'react-google-recaptcha';

import type { CaptchaFieldHandle } from './captcha/captchaBox';
import { CaptchaField } from './CaptchaField';

jest.mock('../../config/env', () => ({ env: { recaptchaSiteKey: 'public-key', siteApiUrl: '' } }));

/** Google's widget as this test's page has it. */
const google: { props?: ReCAPTCHAProps; resets: number; execute: () => Promise<string> } = {
  resets: 0,
  execute: () => Promise.resolve('unseen-token'),
};

jest.mock('react-google-recaptcha', () => {
  const { forwardRef, useImperativeHandle } = jest.requireActual<typeof ReactModule>('react');
  return {
    __esModule: true,
    default: forwardRef<Partial<ReCAPTCHA>, ReCAPTCHAProps>(function Widget(props, ref) {
      google.props = props;
      useImperativeHandle(ref, () => ({
        reset: () => void (google.resets += 1),
        executeAsync: () => google.execute(),
      }));
      return <div data-testid="google" />;
    }),
  };
});

const show = async (invisible = false) => {
  Object.assign(google, { props: undefined, resets: 0 });
  const onToken = jest.fn();
  const onFailed = jest.fn();
  const handle = createRef<CaptchaFieldHandle>() as MutableRefObject<CaptchaFieldHandle | null>;
  render(
    <CaptchaField
      {...{ invisible, onToken, onFailed, handle }}
      strings={{ done: 'Done', expired: 'Expired', failed: 'It did not come.' }}
      ways={{
        phone: { text: '+61 1', href: 'tel:+611' },
        email: { text: 'a@b.example', href: 'mailto:a@b' },
      }}
      form="contact"
      language="vn"
    />,
  );
  await screen.findByTestId('google');
  return { onToken, onFailed, handle };
};

describe("Google's captcha, with a site key", () => {
  it('is shown with the key, in the language of the page', async () => {
    await show();
    expect(google.props).toMatchObject({ sitekey: 'public-key', hl: 'vi', size: 'normal' });
  });

  it('gives its token when it is done, and takes it back when it has expired', async () => {
    const { onToken } = await show();
    act(() => google.props?.onChange?.('a-token'));
    expect(onToken).toHaveBeenLastCalledWith('a-token');
    expect(screen.getByRole('status')).toHaveTextContent('Done');
    act(() => google.props?.onExpired?.());
    expect(onToken).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('status')).toHaveTextContent('Expired');
  });

  it('is reset after a use', async () => {
    const { handle, onToken } = await show();
    act(() => handle.current?.reset());
    expect(google.resets).toBe(1);
    expect(onToken).toHaveBeenLastCalledWith(null);
  });

  it('is solved unseen where it is invisible', async () => {
    const unseen = await show(true);
    expect(google.props?.size).toBe('invisible');
    await expect(unseen.handle.current?.solve()).resolves.toBe('unseen-token');
  });

  it('is left to the visitor where it can be seen', async () => {
    const { handle } = await show();
    await expect(handle.current?.solve()).resolves.toBeNull();
  });

  it('says that its script did not load, and offers phone and e-mail', async () => {
    const { onFailed } = await show();
    const loaded = google.props?.asyncScriptOnLoad as unknown as (state: unknown) => void;
    act(() => loaded({ loaded: false, errored: true }));
    await waitFor(() => expect(onFailed).toHaveBeenCalled());
    expect(screen.getByRole('alert')).toHaveTextContent('It did not come. +61 1 a@b.example');
  });
});
