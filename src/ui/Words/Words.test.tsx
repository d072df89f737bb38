import { render } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Words } from './Words';

const html = (text: string) => render(<Words text={text} />).container.innerHTML;
const whole = (text: string) => `<span class="compound">${text}</span>`;

describe('Words', () => {
  it('keeps each compound that the build has joined in a box of its own, with plain spaces', () => {
    expect(html('Gặp đội\u00A0ngũ của chúng\u00A0tôi')).toBe(
      `Gặp ${whole('đội ngũ')} của ${whole('chúng tôi')}`,
    );
  });

  it('keeps the punctuation that touches a compound with it', () => {
    expect(html('Vì\u00A0sao, “dự\u00A0án” nào?')).toBe(`${whole('Vì sao,')} ${whole('“dự án”')} nào?`);
  });

  it('leaves a U+00A0 at an end to hold what stands beside the text', () => {
    expect(html('ra\u00A0đời giữa\u00A0')).toBe(`${whole('ra đời')} giữa&nbsp;`);
  });

  it.each([
    ['A thirty-minute e-mail,', `A ${whole('thirty-minute')} ${whole('e-mail,')}`],
    ['an end-to-end test', `an ${whole('end-to-end')} test`],
    // A box would be one more place to end a line.
    ['an internationally-known name', 'an internationally-known name'],
    ['before - after, 2024-', 'before - after, 2024-'],
  ])('keeps words with a hyphen between them whole where the first is short: %s', (text, shown) => {
    expect(html(text)).toBe(shown);
  });

  it('leaves a text without compounds as it is', () => {
    expect(html('Our portfolio')).toBe('Our portfolio');
  });

  it('has no axe violation', async () => {
    const { container } = render(<Words text={'Đội\u00A0ngũ'} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
