import { fakeBuild } from '../../jest/fakeBuild';
import { createRedirects } from './redirects';

const build = fakeBuild();
createRedirects(build.args);
const redirectOf = (path: string) => build.redirects.find(({ fromPath }) => fromPath === path);

describe.each(['', '/en', '/vn'])("the old spellings below '%s'", (prefix) => {
  it.each([
    ['/portfolio/whipev-mobile-app/', '/portfolio/carsnow-mobile-app/'],
    ['/portfolio/wildimports/', '/portfolio/wild-imports/'],
  ])('lead for good from %s to %s', (from, to) => {
    expect(redirectOf(`${prefix}${from}`)).toEqual({
      fromPath: `${prefix}${from}`,
      toPath: `${prefix}${to}`,
      statusCode: 301,
      ignoreCase: false,
    });
  });

  it.each(['Melbourne', 'Sydney'])('lead from any case of the %s page to lower case', (place) => {
    expect(redirectOf(`${prefix}/Software-Development-${place}/`)).toMatchObject({
      toPath: `${prefix}/software-development-${place.toLowerCase()}/`,
      statusCode: 301,
      ignoreCase: true,
    });
  });
});

describe('the redirects', () => {
  it('are these and no others, and none leads to another one', () => {
    expect(build.redirects).toHaveLength(12);
    expect(build.redirects.filter(({ toPath }) => redirectOf(toPath))).toEqual([]);
  });
});
