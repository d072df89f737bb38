import { globalHistory } from '@gatsbyjs/reach-router';
import { act, render, waitFor } from '@testing-library/react';

import { useMoves } from './useMoves';

const answer = jest.fn<boolean, [string, string]>();
const router = jest.fn();
const Page = () => {
  useMoves(answer);
  return null;
};

const goBack = () => act(() => history.back());

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/vn/collection/');
  history.pushState(null, '', '/vn/collection/?tags=song-ngu');
  addEventListener('popstate', router);
});
afterEach(() => removeEventListener('popstate', router));

describe('a page that changes its address itself', () => {
  it('keeps from the router what it answers', async () => {
    answer.mockReturnValue(true);
    render(<Page />);
    goBack();
    await waitFor(() => expect(answer).toHaveBeenCalledWith('/vn/collection/', '/vn/collection/'));
    expect(router).not.toHaveBeenCalled();
  });

  it('leaves to the router what it does not answer', async () => {
    answer.mockReturnValue(false);
    render(<Page />);
    goBack();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
  });

  it('leaves everything to a router that is on its way to another page', async () => {
    answer.mockReturnValue(true);
    render(<Page />);
    act(() => void globalHistory.navigate('/vn/collection/pho-lanh/bat-quay/'));
    goBack();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(answer).not.toHaveBeenCalled();
  });
});
