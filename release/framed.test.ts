import { isFramed } from './framed';

it.each(['/demos/spa/', '/banners/summer/index.html'])('%s is shown in a frame', (address) => {
  expect(isFramed(address)).toBe(true);
});

it.each(['/en/', '/en/demos/', '/vn/services/media-banners/', '/demos', '/demos-of-more/'])(
  '%s is a page or file of the site itself',
  (address) => {
    expect(isFramed(address)).toBe(false);
  },
);
