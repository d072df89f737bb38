import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, type MutableRefObject } from 'react';
import { axe } from 'jest-axe';

import type { CaptchaFieldHandle } from './captcha/captchaBox';
import { CaptchaField } from './CaptchaField';

const strings = { done: 'Done', expired: 'Expired', failed: 'It did not come. Call or write:' };
const ways = {
  phone: { text: '+61 1', href: 'tel:+611' },
  email: { text: 'a@b.example', href: 'mailto:a@b.example' },
};

const show = async (invisible = false) => {
  const onToken = jest.fn();
  const onFailed = jest.fn();
  const handle = createRef<CaptchaFieldHandle>() as MutableRefObject<CaptchaFieldHandle | null>;
  const { container } = render(
    <dialog open aria-label="Message">
      <button>Close</button>
      <form>
        <input aria-label="Name" />
        <CaptchaField
          {...{ strings, ways, invisible, onToken, onFailed, handle }}
          form="contact"
          language="vn"
        />
      </form>
    </dialog>,
  );
  await waitFor(() => expect(container.querySelector('altcha-widget')).not.toBeNull());
  const widget = container.querySelector('altcha-widget') as HTMLElement;
  const tell = (state: string, payload: string | null = null) =>
    act(() => void widget.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } })));
  return { container, widget, tell, onToken, onFailed, handle };
};

describe('the captcha of the house', () => {
  it('asks the site API for a challenge of its form, in the language of the page', async () => {
    const { widget } = await show();
    expect(widget).toHaveAttribute('challenge', 'http://localhost:1337/api/captcha?form=contact');
    expect(widget).toHaveAttribute('language', 'vi');
    expect(widget).toHaveAttribute('display', 'standard');
  });

  it('gives its token when it is done, and says so', async () => {
    const { tell, onToken } = await show();
    tell('verifying');
    expect(onToken).not.toHaveBeenCalled();
    tell('verified', 'a-token');
    expect(onToken.mock.calls).toEqual([['a-token']]);
    expect(screen.getByRole('status')).toHaveTextContent('Done');
  });

  it('stays done however often its box is pressed, and can be pressed until then', async () => {
    const { widget, tell, onToken } = await show();
    const tick = Object.assign(document.createElement('input'), { type: 'checkbox' });
    widget.append(tick);
    fireEvent.click(tick);
    expect(tick).toBeChecked();
    tell('verified', 'a-token');
    fireEvent.click(tick);
    expect(tick).toBeChecked();
    expect(onToken.mock.calls).toEqual([['a-token']]);
    expect(screen.getByRole('status')).toHaveTextContent('Done');
    tell('expired');
    fireEvent.click(tick);
    expect(tick).not.toBeChecked();
  });

  it('takes it back when it has expired, and says so', async () => {
    const { tell, onToken } = await show();
    tell('verified', 'a-token');
    tell('expired');
    expect(onToken).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('status')).toHaveTextContent('Expired');
  });

  it('says that it cannot be had, and offers phone and e-mail', async () => {
    const { container, tell, onFailed } = await show();
    tell('error');
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('It did not come. Call or write: +61 1 a@b.example');
    expect(screen.getByRole('link', { name: '+61 1' })).toHaveAttribute('href', 'tel:+611');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be taken back by its form', async () => {
    const { widget, handle } = await show();
    widget.setAttribute('data-state', 'verified');
    act(() => handle.current?.reset());
    expect(widget).not.toHaveAttribute('data-state');
  });

  it('solves itself again without a word where its form has become another one', async () => {
    const { widget, tell, handle, onToken } = await show();
    const verify = jest.spyOn(widget as HTMLElement & { verify: () => Promise<unknown> }, 'verify');
    tell('verified', 'a-token');
    act(() => handle.current?.renew());
    expect(verify).toHaveBeenCalledTimes(1);
    tell('verified', 'the-next');
    expect(onToken).toHaveBeenLastCalledWith('the-next');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    tell('expired');
    expect(screen.getByRole('status')).toHaveTextContent('Expired');
  });

  describe('begins by itself', () => {
    type Widget = HTMLElement & { verify: () => Promise<unknown> };
    /** How often it was begun when it came, and when its script said that it listens. */
    const begun = async (meanwhile: (widget: Widget) => void, invisible = false) => {
      const { widget } = await show(invisible);
      const verify = jest.spyOn(widget as Widget, 'verify');
      meanwhile(widget as Widget);
      widget.dispatchEvent(new Event('load'));
      await new Promise((resolve) => setTimeout(resolve));
      return verify.mock.calls.length;
    };
    const comeIn = () => screen.getByRole('textbox').focus();

    it('when somebody is in its form by the time it listens, also when they came as it was put there', async () => {
      expect(await begun(comeIn)).toBe(1);
    });

    it('not before somebody comes into its form: it hears of that itself', async () => {
      const elsewhere = document.createElement('button');
      document.body.append(elsewhere);
      expect(await begun(() => elsewhere.focus())).toBe(0);
      expect(document.querySelector('altcha-widget')).toHaveAttribute('auto', 'onfocus');
      elsewhere.remove();
    });

    it('when somebody opened the dialog around its form, where the focus is on the way out', async () => {
      expect(await begun(() => screen.getByRole('button', { name: 'Close' }).focus())).toBe(1);
    });

    it('for who wrote something and is elsewhere by the time it listens', async () => {
      const wrote = () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ẵn' } });
      expect(await begun(wrote)).toBe(1);
    });

    it('not a second time', async () => {
      const verifying = new CustomEvent('statechange', { detail: { state: 'verifying' } });
      const came = await begun((widget) => {
        comeIn();
        act(() => void widget.dispatchEvent(verifying));
      });
      expect(came).toBe(0);
    });

    it('not where its form asks for it when it is sent', async () => {
      expect(await begun(comeIn, true)).toBe(0);
      expect(document.querySelector('altcha-widget')).toHaveAttribute('auto', 'off');
    });
  });

  it('is solved unseen where its form asks for that', async () => {
    const { widget, handle } = await show(true);
    expect(widget).toHaveAttribute('display', 'invisible');
    await expect(handle.current?.solve()).resolves.toBe('a-token');
  });

  it('waits for the work that is under way, for a second beginning would break it off', async () => {
    const { widget, tell, handle } = await show();
    const verify = jest.spyOn(widget as HTMLElement & { verify: () => Promise<unknown> }, 'verify');
    tell('verifying');
    const solved = handle.current?.solve();
    tell('verified', 'the-first-token');
    await expect(solved).resolves.toBe('the-first-token');
    await expect(handle.current?.solve()).resolves.toBe('the-first-token');
    expect(verify).not.toHaveBeenCalled();
  });

  it('begins anew when the work that was under way came to nothing', async () => {
    const { tell, handle } = await show();
    tell('verifying');
    const solved = handle.current?.solve();
    tell('unverified');
    await expect(solved).resolves.toBe('a-token');
  });
});
