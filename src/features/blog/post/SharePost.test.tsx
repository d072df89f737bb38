import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../../jest/fixtures';
import { SharePost } from './SharePost';

const post = { title: 'Hosting & tên\u00A0miền', address: 'https://saola.example/vn/blog/hosting/' };

const withNavigator = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('passing a post on', () => {
  it('copies its address, and says so', async () => {
    const user = userEvent.setup();
    renderIn('en', <SharePost {...post} />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(post.address);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeVisible();
  });

  it('says where the address is when it may not be copied', async () => {
    const user = userEvent.setup();
    withNavigator('clipboard', { writeText: () => Promise.reject(new Error('NotAllowedError')) });
    renderIn('vn', <SharePost {...post} />);
    await user.click(screen.getByRole('button', { name: 'Sao chép liên kết' }));
    expect(screen.getByRole('status')).toHaveTextContent('Chưa chép được: mời bạn lấy ở thanh địa chỉ');
  });

  it('is an e-mail where the system has no way of its own, and without scripts', () => {
    renderIn('en', <SharePost {...post} />);
    expect(screen.getByRole('link', { name: 'Share' })).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent('Hosting & tên miền')}&body=${encodeURIComponent(post.address)}`,
    );
  });

  it('takes the way of the system where there is one; to end it is no failure', async () => {
    const user = userEvent.setup();
    const share = jest.fn(() => Promise.reject(new Error('AbortError')));
    withNavigator('share', share);
    renderIn('en', <SharePost {...post} />);
    await user.click(screen.getByRole('link', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Hosting & tên miền', url: post.address });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', <SharePost {...post} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
