import { bannerDocument, bannerPath } from './bannerPath';

it('a banner has a document in each language, and its folder answers with the English one', () => {
  expect([bannerDocument('en'), bannerDocument('vn')]).toEqual(['index.html', 'vn.html']);
  expect(bannerPath('scratch', 'en')).toBe('/banners/scratch/');
  expect(bannerPath('scratch', 'vn')).toBe('/banners/scratch/vn.html');
});
