import { colourToken } from './colourToken';

describe('a colour of tokens.css', () => {
  it('is read by its name', () => {
    expect(colourToken('ink')).toBe('#12161c');
    expect(colourToken('red')).not.toBe(colourToken('red-deep'));
  });

  it.each(['violet', 'ground', 'text-on-action'])('has to be one that stands there: %s', (name) => {
    expect(() => colourToken(name)).toThrow(`src/styles/tokens.css has no colour --${name}`);
  });
});
