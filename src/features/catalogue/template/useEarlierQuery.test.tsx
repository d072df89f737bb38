import { renderHook } from '@testing-library/react';

import { catalogueQuery, useEarlierQuery } from './useEarlierQuery';

const query = '?categories=am-thuc,spa&tags=song-ngu&sort=title:asc&search=ph%E1%BB%9F&refetch=true';

describe('the query with which the catalogue was last seen', () => {
  it('is that which its list has kept in this tab', () => {
    sessionStorage.setItem('saola-catalogue-query', query);
    expect(renderHook(useEarlierQuery).result.current).toBe(query);
    sessionStorage.clear();
  });

  it('is empty where there was none, and where storage is forbidden', () => {
    expect(renderHook(useEarlierQuery).result.current).toBe('');
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden');
    });
    expect(renderHook(useEarlierQuery).result.current).toBe('');
    forbidden.mockRestore();
  });

  it.each([
    ['is no query', 'categories=am-thuc'],
    ['is another address', '//evil.example/?categories=a'],
    ['goes on behind a #', '?sort=title:asc#mua'],
    ['asks for what the catalogue does not know', '?categories=a&next=https://evil.example'],
    ['has characters that no query has', '?search="><script>'],
    ['is longer than any', `?search=${'a'.repeat(1_000)}`],
  ])('is empty when what was kept %s', (_, kept) => {
    expect(catalogueQuery(kept)).toBe('');
  });
});
