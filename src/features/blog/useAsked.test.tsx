import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { InLanguage } from '../../../jest/fixtures';
import type { Asked } from './postFilter';
import { useAsked } from './useAsked';

jest.useFakeTimers();

const seen: Asked[] = [];
const Probe = ({ query, visit = '' }: { readonly query: string; readonly visit?: string }) => {
  const { asked, text, type } = useAsked(query, visit);
  seen.push(asked);
  return (
    <>
      <p>{asked.filter?.title ?? 'every post'}</p>
      <input value={text} onChange={({ target }) => type(target.value)} />
    </>
  );
};
const probe = (query: string, visit?: string) => (
  <InLanguage language="vn">
    <Probe query={query} {...(visit && { visit })} />
  </InLanguage>
);
const field = () => screen.getByRole('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = (time: number) => act(() => jest.advanceTimersByTime(time));
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  seen.length = 0;
  history.replaceState(null, '', '/vn/blog/');
});

describe('what the address asks for', () => {
  it('is not in the HTML of the build, and comes with React without a mismatch', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(probe('?tag=React&search=door'));
    expect(container).toHaveTextContent('every post');
    render(probe('?tag=React&search=door'), { container, hydrate: true });
    expect(container).toHaveTextContent('React');
    expect(field()).toHaveValue('door');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    container.remove();
  });

  it('is there at once on a page that was reached by a link', () => {
    render(probe('?tag=React&search=door'));
    expect(seen).toEqual([{ filter: { kind: 'tag', title: 'React' }, search: 'door' }]);
  });

  it('follows the query, and stays the same object while that is the same', () => {
    const { rerender } = render(probe('?tag=React'));
    rerender(probe('?tag=React'));
    expect(seen[1]).toBe(seen[0]);
    rerender(probe(''));
    expect(seen.at(-1)).toEqual({ filter: null, search: '' });
  });
});

describe('what is typed', () => {
  it('is asked when there has been no key for 200 ms, and the address says it, without a step in the history', () => {
    const steps = history.length;
    render(probe(''));
    type('hai');
    pause(199);
    type(' hai múi');
    pause(199);
    expect(seen.at(-1)?.search).toBe('');
    pause(1);
    expect(seen.at(-1)?.search).toBe('hai múi');
    expect(field()).toHaveValue(' hai múi');
    expect(address()).toBe('/vn/blog/?search=hai%20m%C3%BAi');
    expect(history).toHaveLength(steps);
  });

  it('keeps the category, and gives back its address when it is taken away', () => {
    render(probe('?category=Design'));
    type('door');
    pause(200);
    expect(address()).toBe('/vn/blog/?category=Design&search=door');
    expect(seen.at(-1)).toEqual({ filter: { kind: 'category', title: 'Design' }, search: 'door' });
    type('');
    pause(200);
    expect(address()).toBe('/vn/blog/?category=Design');
  });

  it('is asked once where only a blank was added', () => {
    render(probe(''));
    type('door');
    pause(200);
    const asked = seen.at(-1);
    type('door ');
    pause(200);
    expect(seen.at(-1)).toBe(asked);
  });

  it('is forgotten when another address is gone to, also before it was asked', () => {
    const { rerender } = render(probe('', 'one'));
    type('door');
    rerender(probe('?tag=React', 'two'));
    pause(500);
    expect(seen.at(-1)).toEqual({ filter: { kind: 'tag', title: 'React' }, search: '' });
    expect(field()).toHaveValue('');
    expect(address()).toBe('/vn/blog/');
  });
});
