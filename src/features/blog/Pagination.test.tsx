import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { Pagination } from './Pagination';

const linksOf = (page: number, pageCount: number) => {
  renderIn('en', <Pagination page={page} pageCount={pageCount} />);
  return hrefs(screen.queryAllByRole('link'));
};

describe('the pages of the blog list', () => {
  it('lead from the first to older posts at /blog/page/2/', () => {
    expect(linksOf(1, 3)).toEqual(['/en/blog/page/2/']);
  });

  it('lead from the second back to /blog/, not to a page 1', () => {
    expect(linksOf(2, 3)).toEqual(['/en/blog/', '/en/blog/page/3/']);
  });

  it('end with the last', () => {
    expect(linksOf(3, 3)).toEqual(['/en/blog/page/2/']);
  });

  it('say where one is', () => {
    renderIn('vn', <Pagination page={2} pageCount={3} />);
    expect(screen.getByRole('navigation', { name: 'Các trang blog' })).toHaveTextContent('Trang 2/3');
  });

  it('are not there when all posts fit on one', () => {
    const { container } = renderIn('en', <Pagination page={1} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('have no axe violation', async () => {
    const { container } = renderIn('en', <Pagination page={2} pageCount={3} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
