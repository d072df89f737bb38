import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';

import { Carousel } from './Carousel';

const slides = ['Console', 'Phone', 'Lesson'].map((name) => (
  <a key={name} href={`#${name}`}>
    {name}
  </a>
));
const carousel = <Carousel label="Screens" slides={slides} previous="Previous" next="Next" />;
const strip = () => screen.getByRole('region', { name: 'Screens' });
const next = () => screen.getByRole('button', { name: 'Next' });
const previous = () => screen.getByRole('button', { name: 'Previous' });
const isSliding = () => document.querySelector('.slick-slider') !== null;

/** What a browser lays out: slides of 300 px, one beside the other. */
const layOut = () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 300 : 0;
  });
};
/** jsdom does not scroll: what is asked for is kept, and nothing more happens. */
const scrollTo = jest.fn();

const slickWouldBeHere = () => act(async () => void (await import('./SlickStrip')));

beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});

afterEach(() => jest.restoreAllMocks());

describe('Carousel', () => {
  it('is a strip that scrolls, in the HTML: every slide is there and the keyboard reaches it', () => {
    document.body.innerHTML = renderToStaticMarkup(carousel);
    expect(strip()).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Console',
      'Phone',
      'Lesson',
    ]);
    document.body.innerHTML = '';
  });

  it('tells its line, in the HTML, all that it needs to say how much is seen', () => {
    const html = renderToStaticMarkup(carousel);
    expect(html).toContain('style="--at:0;--slides:3"');
    // What React measures later changes nothing about it.
    const { container } = render(carousel);
    expect(container.innerHTML).toContain('style="--at: 0; --slides: 3;"');
    fireEvent.click(next());
    expect(container.innerHTML).toContain('style="--at: 1; --slides: 3;"');
  });

  it('moves by its buttons, from the first slide to the last', async () => {
    layOut();
    render(carousel);
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(next());
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 });
    expect(screen.getByRole('status')).toHaveTextContent('2 / 3');
    fireEvent.click(next());
    fireEvent.click(next());
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 600 });
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(previous());
    expect(screen.getByRole('status')).toHaveTextContent('2 / 3');
  });

  it('says where one is in the words it is given', async () => {
    layOut();
    render(
      <Carousel
        label="Screens"
        slides={slides}
        previous="Previous"
        next="Next"
        position={(at, all) => `${at} of ${all}`}
      />,
    );
    fireEvent.click(next());
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.hover(next());
    expect(await screen.findByRole('group', { name: '2 of 3' })).toHaveTextContent('Phone');
  });

  it('knows where a finger has scrolled it', () => {
    layOut();
    render(carousel);
    strip().scrollLeft = 590;
    fireEvent.scroll(strip());
    expect(screen.getByRole('status')).toHaveTextContent('3 / 3');
  });

  it('does not report the slides that it passes on its way', () => {
    layOut();
    render(carousel);
    fireEvent.click(next());
    fireEvent.click(next());
    strip().scrollLeft = 310;
    fireEvent.scroll(strip());
    expect(screen.getByRole('status')).toHaveTextContent('3 / 3');
  });

  it('slides once a mouse comes near, from the slide that is seen', async () => {
    layOut();
    render(carousel);
    fireEvent.click(next());
    expect(isSliding()).toBe(false);
    await userEvent.hover(next());
    await waitFor(() => expect(isSliding()).toBe(true));
    expect(document.querySelector('.slick-current')).toHaveTextContent('Phone');
    expect(screen.getByRole('group', { name: '2 / 3' })).toHaveTextContent('Phone');
  });

  it('keeps the keyboard away from slides that are out of sight', async () => {
    render(carousel);
    act(() => next().focus());
    await waitFor(() => expect(isSliding()).toBe(true));
    const inert = () => [...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent);
    expect(inert()).toEqual(['Phone', 'Lesson']);
    fireEvent.click(next());
    await waitFor(() => expect(inert()).toEqual(['Console', 'Lesson']));
  });

  it('stays a strip under a finger', async () => {
    render(carousel);
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('status') });
    await slickWouldBeHere();
    expect(isSliding()).toBe(false);
  });

  it('stays a strip while the focus is in it', async () => {
    render(carousel);
    act(() => screen.getByRole('link', { name: 'Console' }).focus());
    await userEvent.hover(next());
    await slickWouldBeHere();
    expect(isSliding()).toBe(false);
    expect(screen.getByRole('link', { name: 'Console' })).toHaveFocus();
  });

  it('hides its buttons where all slides are seen', () => {
    jest.spyOn(window, 'getComputedStyle').mockReturnValue({
      getPropertyValue: () => '3',
    } as unknown as CSSStyleDeclaration);
    const { container } = render(carousel);
    expect(container.querySelector('[hidden]')).toContainElement(container.querySelector('button'));
  });

  it('has no axe violation, scrolling or sliding', async () => {
    const { container } = render(carousel);
    expect(await axe(container)).toHaveNoViolations();
    act(() => next().focus());
    await waitFor(() => expect(isSliding()).toBe(true));
    expect(await axe(container)).toHaveNoViolations();
  });
});
