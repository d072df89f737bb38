/** @jest-environment jsdom */
import { arrange } from './arrange';
import { all, begun, even, index, inItsOwnTime, pass } from './catalogueListFixture';

jest.mock('../../../api-client/catalogueIndex');
jest.mock('../../../api-client/collections');
jest.mock('./arrange');

inItsOwnTime();

it.each([
  ['travels to its place when it comes within two frames', 20, 1],
  ['stands there at once for who has waited longer', 40, 0],
])('the answer to a choice %s', async (_, milliseconds, ways) => {
  jest.mocked(arrange).mockImplementation((_before, _after, change) => change());
  index.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return all;
  });
  const list = begun();
  list.choose(() => even);
  await pass(milliseconds);
  expect(list.now().list).toMatchObject({ total: 15, from: 'index' });
  expect(arrange).toHaveBeenCalledTimes(ways);
});
