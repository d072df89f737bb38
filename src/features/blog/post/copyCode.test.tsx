import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { withHighlights } from '../../../../gatsby/strapi/withHighlights';
import { renderIn } from '../../../../jest/fixtures';
import { RichText } from '../../../ui/RichText/RichText';
import { copyCode } from './copyCode';

const html = withHighlights('<p>Type this:</p><pre><code class="language-js">const a = 300;</code></pre>', {
  ...{ code: 'Code', copyCode: 'Copy', codeCopied: 'Copied', codeNotCopied: 'Not copied' },
});
const text = (
  <div ref={copyCode}>
    <RichText html={html} />
  </div>
);

/** The browser shows the button where there are scripts (Post.module.css). */
const button = () => screen.getByRole('button', { hidden: true });
const write = (answer: Promise<void>) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return { user, written: jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(answer) };
};

describe('code in a post', () => {
  it('is copied at a press of its button, which says so', async () => {
    const { user, written } = write(Promise.resolve());
    renderIn('en', text);
    await user.click(button());
    expect(written.mock.calls).toEqual([['const a = 300;']]);
    expect(await screen.findByRole('status')).toHaveTextContent('Copied');
    expect(button().ariaLabel).toBe('Copied');
    expect(button()).toHaveAttribute('data-note', 'Copied');
  });

  it('says in its place that it could not be copied', async () => {
    const { user } = write(Promise.reject(new Error('no')));
    renderIn('en', text);
    await user.click(button());
    expect(await screen.findByRole('status')).toHaveTextContent('Not copied');
    expect(button().ariaLabel).toBe('Not copied');
  });

  it('is not copied by a press beside it', async () => {
    const { user, written } = write(Promise.resolve());
    renderIn('en', text);
    await user.click(screen.getByText('Type this:'));
    expect(written).not.toHaveBeenCalled();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', text);
    container.querySelector('button')?.removeAttribute('hidden');
    expect(await axe(container)).toHaveNoViolations();
  });
});
