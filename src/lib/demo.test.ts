import { demoAddress, demoSandbox } from './demo';

const sandbox = 'allow-scripts allow-forms allow-popups';

describe('the address of a demo', () => {
  it.each([
    ['of the site itself', '/demos/pho-lanh/anh-tran/', '/demos/pho-lanh/anh-tran/'],
    ['of the site itself, in full', 'http://localhost:9000/demos/a/?b#c', '/demos/a/?b#c'],
    ['of another host', 'https://demo.example/lich', 'https://demo.example/lich'],
    ['of another host with a port', 'HTTP://demo.example:8080', 'http://demo.example:8080/'],
    ['with accents in its host', 'https://phở.example/', 'https://xn--ph-rbt.example/'],
  ])('may be one %s', (_, written, address) => {
    expect(demoAddress(written)).toBe(address);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/html,<p>'],
    ['no whole address', 'demo.example'],
    ['a host without a scheme', '//demo.example/'],
    ['the same, as browsers read it', '/\\demo.example/'],
    ['an address that is none', 'https://'],
    ['a page of the site itself', '/vn/contact/'],
    ['the same, on a detour', '/demos/../vn/contact/'],
    ['the same, in full', 'http://localhost:9000/vn/contact/'],
    ['a name and a password', 'https://a:b@demo.example/'],
    ['a host that says more than a host to a policy', 'https://a;sandbox/'],
    ['a host in quotes', "https://'none'/"],
    ['an address of numbers in brackets', 'http://[::1]/'],
  ])('is none where the CMS has %s', (_, written) => {
    expect(demoAddress(written)).toBeNull();
  });
});

describe('the sandbox of a demo', () => {
  it('keeps the origin of another host', () => {
    expect(demoSandbox('https://demo.example/')).toBe(`${sandbox} allow-same-origin`);
  });

  it.each(['/demos/pho-lanh/anh-tran/', 'http://localhost:9000/demos/a/', 'http://localhost:1337/uploads/a'])(
    'takes the origin from what is on a host of ours (%s)',
    (address) => {
      expect(demoSandbox(address)).toBe(sandbox);
    },
  );
});
