import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { cardsOf } from './showcaseFixture';
import { ShowcaseNeighbours } from './ShowcaseNeighbours';

describe('what comes next after a showcase', () => {
  it('is the previous and the next one, in the language of the page', () => {
    renderIn('vn', <ShowcaseNeighbours neighbours={cardsOf('tram', 'ferry')} />);
    expect(screen.getByRole('navigation', { name: 'Xem thêm ở góc trưng bày' })).toBeVisible();
    expect(hrefs(screen.getAllByRole('link'))).toEqual([
      '/vn/showcases-web/tram/',
      '/vn/showcases-web/ferry/',
    ]);
    expect(screen.getByText('Dự án trước')).toBeVisible();
    expect(screen.getByText('Dự án tiếp theo')).toBeVisible();
    expect(screen.getByText('The ferry').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('is headed, each title one level below', () => {
    renderIn('vn', <ShowcaseNeighbours neighbours={cardsOf('tram', 'ferry')} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Xem thêm ở góc trưng bày' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'The tram',
      'The ferry',
    ]);
  });

  it('is the next one where there is but one other', () => {
    renderIn('en', <ShowcaseNeighbours neighbours={cardsOf('ferry')} />);
    expect(screen.getByText('Next')).toBeVisible();
    expect(screen.queryByText('Previous')).toBeNull();
  });

  it('is nothing where there is no other', () => {
    expect(renderIn('en', <ShowcaseNeighbours neighbours={[]} />).container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', <ShowcaseNeighbours neighbours={cardsOf('tram', 'ferry')} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
