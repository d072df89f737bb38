import { webAddress } from './webAddress';

describe('the address of another site', () => {
  it.each(['https://river.example/', 'http://river.example/app?a=1#b', 'https://bến-cau.example'])(
    'is what a browser can follow: %s',
    (address) => {
      expect(webAddress(address)).toBe(address);
    },
  );

  it.each([
    ...['https://"><script>alert(1)</script>', 'https://', 'https://a b/', 'https://river.example:port/'],
    ...['javascript:alert(1)', 'river.example', '/showcases-web/', '', null, undefined],
  ])('is nothing else: %j', (written) => {
    expect(webAddress(written)).toBeNull();
  });
});
