import { act, renderHook } from '@testing-library/react';

import { useChoices } from './useChoices';

it('begins anew once what was chosen has been sent', () => {
  sessionStorage.clear();
  const offered = ['page', 'jobs'];
  const { result } = renderHook(() => useChoices('pho', offered));
  act(() => result.current.select('page', true));
  act(() => result.current.count('page', 3));
  expect(result.current.wanted).toEqual({ page: 3 });
  expect(sessionStorage.getItem('saola:options:pho')).toContain('page');
  act(() => result.current.reset());
  expect(result.current.wanted).toEqual({});
  expect(sessionStorage.getItem('saola:options:pho')).toBeNull();
});
