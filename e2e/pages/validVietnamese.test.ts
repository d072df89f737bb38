import { complaintsBelow } from './validHtml';

test('every Vietnamese page is valid HTML', async () => {
  expect(await complaintsBelow('/vn/')).toEqual([]);
});
