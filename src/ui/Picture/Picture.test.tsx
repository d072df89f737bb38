import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { axe } from 'jest-axe';

import { Picture } from './Picture';

const image: IGatsbyImageData = {
  layout: 'constrained',
  width: 640,
  height: 360,
  images: {
    sources: [{ type: 'image/webp', srcSet: '/a-320.webp 320w, /a-640.webp 640w', sizes: '640px' }],
    fallback: { src: '/a-640.webp', srcSet: '/a-640.webp 640w', sizes: '640px' },
  },
};

describe('Picture', () => {
  it('reserves its place and loads lazily', () => {
    render(<Picture image={image} alt="A door" />);
    const img = screen.getByRole('img', { name: 'A door' });
    expect(img).toHaveAttribute('width', '640');
    expect(img).toHaveAttribute('height', '360');
    expect(img).toHaveAttribute('loading', 'lazy');
  });

  it('names a file that is all there is to choose from once', () => {
    render(<Picture image={image} alt="A door" sizes="50vw" />);
    const img = screen.getByRole('img', { name: 'A door' });
    expect(img).toHaveAttribute('src', '/a-640.webp');
    expect(img).not.toHaveAttribute('srcset');
    expect(img).not.toHaveAttribute('sizes');
  });

  it('says its size in whole pixels', () => {
    render(<Picture image={{ ...image, height: 360.4666666666667 }} alt="A door" />);
    expect(screen.getByRole('img', { name: 'A door' })).toHaveAttribute('height', '360');
  });

  it('loads the picture of the first view at once, with priority', () => {
    render(<Picture image={image} alt="A door" eager />);
    const img = screen.getByRole('img', { name: 'A door' });
    expect(img).not.toHaveAttribute('loading');
    expect(img).toHaveAttribute('fetchpriority', 'high');
  });

  it('needs no script: it is a picture element with its sources', () => {
    const { container } = render(<Picture image={image} alt="" sizes="50vw" />);
    expect(container.querySelector('picture > source')).toHaveAttribute('sizes', '50vw');
  });

  it('offers the screens that are named their own picture first', () => {
    const small: IGatsbyImageData = {
      ...image,
      images: { fallback: { src: '/b.png', srcSet: '/b.png 390w' } },
    };
    const { container } = render(
      <Picture image={image} alt="A door" narrow={[{ image: small, media: '(width < 600px)' }]} />,
    );
    const [first] = container.querySelectorAll('source');
    expect(first).toHaveAttribute('media', '(width < 600px)');
    expect(first).toHaveAttribute('srcset', '/b.png 390w');
    expect(screen.getByRole('img', { name: 'A door' })).toHaveAttribute('src', '/a-640.webp');
  });

  it('asks for the narrowest first, so that each screen gets its own', () => {
    const of = (name: string): IGatsbyImageData => ({
      ...image,
      images: { fallback: { src: name, srcSet: name } },
    });
    const { container } = render(
      <Picture
        image={image}
        alt=""
        narrow={[
          { image: of('/390.png'), media: '(width < 600px)' },
          { image: of('/768.png'), media: '(width < 900px)' },
        ]}
      />,
    );
    const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
    expect(sources.slice(0, 2)).toEqual([
      ['(width < 600px)', '/390.png'],
      ['(width < 900px)', '/768.png'],
    ]);
  });

  it('draws nothing without a picture', () => {
    const { container } = render(<Picture image={null} alt="" />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = render(<Picture image={image} alt="A door" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
