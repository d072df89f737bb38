import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { mediaOf, renderIn } from '../../../jest/fixtures';
import { ShowcasePictures } from './ShowcasePictures';

const pictures = ['Home', 'Calendar', 'Phone', 'Desk'].map((name) => mediaOf(`/static/${name}.webp`, name));
const lost = { ...mediaOf('/static/lost.webp', 'Lost'), localFile: null };
const names = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));

beforeEach(() => {
  Element.prototype.scrollTo = jest.fn();
});

describe('the pictures of a showcase', () => {
  it('are a carousel with Previous and Next, which says where one is', () => {
    renderIn('en', <ShowcasePictures title="Kiln & Crumb" pictures={pictures} />);
    expect(screen.getByRole('region', { name: 'Pictures of the project' })).toHaveAttribute('tabindex', '0');
    expect(names()).toEqual(['Home', 'Calendar', 'Phone', 'Desk']);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 4');
  });

  it('say so in Vietnamese on the Vietnamese page', () => {
    renderIn('vn', <ShowcasePictures title="Kiln & Crumb" pictures={pictures} />);
    fireEvent.click(screen.getByRole('button', { name: 'Tiếp theo' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 trên 4');
  });

  it('come when they are neared, the first one at once', () => {
    renderIn('en', <ShowcasePictures title="Kiln & Crumb" pictures={pictures} />);
    const [first, ...others] = screen.getAllByRole('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
  });

  it.each([
    ['one', pictures.slice(0, 1)],
    ['one that could be had of two', [lost, ...pictures.slice(0, 1)]],
  ])('are no carousel when there is %s', (_, few) => {
    renderIn('en', <ShowcasePictures title="Kiln & Crumb" pictures={few} />);
    expect(names()).toEqual(['Home']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([[[]], [[lost]]])('are nothing when there are none', (none) => {
    expect(
      renderIn('en', <ShowcasePictures title="Kiln & Crumb" pictures={none} />).container,
    ).toBeEmptyDOMElement();
  });

  it.each([
    ['en', 'Kiln & Crumb, picture 2 of 3'],
    ['vn', 'Kiln & Crumb, hình 2/3'],
  ] as const)(
    'are named by their number where the CMS does not say what they show (%s)',
    (language, name) => {
      const [first, second, third] = pictures;
      if (!first || !second || !third) throw new Error('no pictures');
      const some = [first, { ...second, alternativeText: ' ' }, third];
      renderIn(language, <ShowcasePictures title="Kiln & Crumb" pictures={some} />);
      expect(names()).toEqual(['Home', name, 'Phone']);
      expect(screen.getByRole('img', { name }).closest('[lang]')).toBeNull();
      expect(screen.getByRole('img', { name: 'Home' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    },
  );

  it('have no axe violation', async () => {
    const { container } = renderIn('en', <ShowcasePictures title="Kiln & Crumb" pictures={pictures} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
