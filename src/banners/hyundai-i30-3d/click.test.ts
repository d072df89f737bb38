import { clickAddress } from './click';

const own = 'https://example.com/';
const asked = (address: string) => clickAddress(`?clickTag=${encodeURIComponent(address)}`, own);

describe('the click', () => {
  it.each(['https://ballarat.cars.example/i30?from=news', 'http://cairns.cars.example/'])(
    'leads to %s',
    (address) => {
      expect(asked(address)).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://cars.example/',
    '/elsewhere',
    'cars.example',
    '',
  ])('stays where it is when it is asked for %j', (address) => {
    expect(asked(address)).toBe(own);
  });

  it('stays where it is when nothing is asked', () => {
    expect(clickAddress('', own)).toBe(own);
  });
});
