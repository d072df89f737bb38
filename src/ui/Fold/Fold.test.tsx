import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { foldMark } from '../../lib/fold';
import { Fold } from './Fold';

it('stands in a page as the build looks for it', () => {
  expect(renderToString(<Fold />)).toBe(foldMark);
});

it('keeps what the build has written into it while React takes the page over, and renders anew', () => {
  const link = '<link rel="stylesheet" href="/post.css">';
  const container = document.createElement('div');
  container.innerHTML = foldMark.replace('</', `${link}</`);
  const onRecoverableError = jest.fn();
  // While developing, React says that it has found more than it would have written; the browser renders all pages then.
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(<Fold />, { container, hydrate: true, onRecoverableError });
  rerender(<Fold />);
  expect(container.innerHTML).toContain(link);
  expect(onRecoverableError).not.toHaveBeenCalled();
  said.mockRestore();
});

it('shows nothing and is no part of the page for who hears it', () => {
  const { container } = render(<Fold />);
  expect(container.firstChild).not.toBeVisible();
});
