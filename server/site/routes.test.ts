import { redirectsOf } from './routes';

const redirect = (from: string, to: string) => ({ from, to, status: 301 as const, ignoreCase: false });
const ask = redirectsOf({
  languages: ['en', 'vn'],
  files: [],
  rewrites: [],
  redirects: [
    redirect('/vn/collection/binh-an/*', '/vn/collection/an-tam/'),
    redirect('/vn/collection/binh-an/toi/', '/vn/collection/an-tam/toi/'),
    redirect('/vn/collection/binh-an/', '/vn/collection/an-tam/'),
  ],
});

describe('the old address of a template', () => {
  it.each([
    ['', ''],
    ['toi/', 'toi/'],
    ['toi', 'toi/'],
    ['no-longer-there/', ''],
    ['a/b/', ''],
  ])('with "%s" leads to the present one with "%s", in one step', (part, target) => {
    expect(ask(`/vn/collection/binh-an/${part}`)).toEqual({
      to: `/vn/collection/an-tam/${target}`,
      status: 301,
    });
  });

  it.each(['/vn/collection/binh-an-2/', '/en/collection/binh-an/', '/vn/collection/'])(
    'does not move %s',
    (path) => {
      expect(ask(path)).toBeNull();
    },
  );
});
