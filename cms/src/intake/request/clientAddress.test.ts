/** Whose address counts when a flood is contained. */
import { clientAddress, countedAs, isNetworkList, trustedProxies } from './clientAddress';

describe('the address of a visitor', () => {
  const trusted = trustedProxies('10.0.0.0/8,192.168.1.1,fd00::/8');

  it.each<[string, string, string, string]>([
    ['is that of the socket', '203.0.113.5', '', '203.0.113.5'],
    ['is that of the socket, whatever a stranger writes', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['is what our proxy saw', '10.1.2.3', '203.0.113.5', '203.0.113.5'],
    ['is the last one that is not ours', '10.1.2.3', '1.1.1.1, 203.0.113.5, 192.168.1.1', '203.0.113.5'],
    ['is that of the proxy when it says nothing', '10.1.2.3', '', '10.1.2.3'],
    ['is an old one in its new form', '::ffff:203.0.113.5', '', '203.0.113.5'],
    ['is a new one behind a new proxy', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    [
      'keeps a new one that only has an old one in it',
      '2001:db8::ffff:1.2.3.4',
      '',
      '2001:db8::ffff:1.2.3.4',
    ],
    ['is nothing when the visitor has gone already', '', '203.0.113.5', ''],
    ['is never nonsense', '10.1.2.3', '<script>, unknown', '10.1.2.3'],
  ])('%s', (_name, socket, forwarded, address) => {
    expect(clientAddress(socket, forwarded, trusted)).toBe(address);
  });

  it('trusts nobody without a setting', () => {
    expect(clientAddress('127.0.0.1', '203.0.113.5', trustedProxies(''))).toBe('127.0.0.1');
  });

  it('counts a household of the new addresses as one', () => {
    expect(countedAs('2001:db8:1:2:aaaa::1')).toBe(countedAs('2001:db8:1:2:bbbb::2'));
    expect(countedAs('2001:db8:1:2::1')).not.toBe(countedAs('2001:db8:1:3::1'));
    expect(countedAs('2001:db8::1')).toBe('2001:db8:0:0');
    expect(countedAs('2001:0db8:0001:0002:0003:0004:0005:0006')).toBe('2001:db8:1:2');
    expect(countedAs('1::2:3:4:5:6:7')).toBe('1:0:2:3');
    expect(countedAs('::1')).toBe('0:0:0:0');
    expect(countedAs('203.0.113.5')).toBe('203.0.113.5');
  });
});

describe('the list of our own proxies', () => {
  it.each([
    ...['10.0.0.1', '10.0.0.0/8', '10.0.0.0/0', '10.0.0.0/32', 'fd00::1', 'fd00::/8', 'fd00::/128'],
    ...['10.0.0.0/8,192.168.1.1', ' 10.0.0.0/8 , fd00::/8 '],
  ])('may be %p', (text) => {
    expect(isNetworkList(text)).toBe(true);
    expect(() => trustedProxies(text)).not.toThrow();
  });

  it.each([
    ...['10.0.0.0/33', 'fd00::/129', '10.0.0.0/', '10.0.0.0/x8', '10.0.0.0/8x', '10.0.0.0/0008'],
    ...['proxy.example', '10.0.0.1;', '', '1.2.3.4/8/8', '*', '10.0.0.1,proxy.example', '10.0.0.1,'],
  ])('may not be %p', (text) => {
    expect(isNetworkList(text)).toBe(false);
  });
});
