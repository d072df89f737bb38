import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import type { PostFilter } from './postFilter';
import { usePostFilter } from './usePostFilter';

const seen: (PostFilter | null)[] = [];
const Probe = ({ search }: { readonly search: string }) => {
  const filter = usePostFilter(search);
  seen.push(filter);
  return <p>{filter ? filter.title : 'every post'}</p>;
};

describe('the filter of an address', () => {
  it('is not in the HTML of the build, and comes with React without a mismatch', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Probe search="?tag=React" />);
    expect(container).toHaveTextContent('every post');
    render(<Probe search="?tag=React" />, { container, hydrate: true });
    expect(container).toHaveTextContent('React');
    expect(log).not.toHaveBeenCalled();
  });

  it('is there at once on a page that was reached by a link', () => {
    seen.length = 0;
    render(<Probe search="?tag=React" />);
    expect(seen.map((filter) => filter?.title)).toEqual(['React']);
  });

  it('follows the query, and stays the same object while that is the same', () => {
    const { rerender } = render(<Probe search="?tag=React" />);
    seen.length = 0;
    rerender(<Probe search="?tag=React" />);
    rerender(<Probe search="?tag=React" />);
    expect(seen[1]).toBe(seen[0]);
    rerender(<Probe search="" />);
    expect(screen.getByText('every post')).toBeVisible();
  });
});
