/** Whose address counts when a flood is contained. */
import cases from '../../../../contracts/client-address.json';
import { clientAddress, countedAs, isNetworkList, trustedProxies } from './clientAddress';

describe('the address of a visitor', () => {
  const trusted = trustedProxies('10.0.0.0/8,192.168.1.1,fd00::/8');

  it.each(cases)('$name', ({ socket, forwarded, address }) => {
    expect(clientAddress(socket, forwarded, trusted)).toBe(address);
  });

  it('trusts nobody without a setting', () => {
    expect(clientAddress('127.0.0.1', '203.0.113.5', trustedProxies(''))).toBe('127.0.0.1');
  });

  it('counts a household of the new addresses as one, by its network of 56 bits', () => {
    expect(countedAs('2001:db8:1:2:aaaa::1')).toBe(countedAs('2001:db8:1:2:bbbb::2'));
    expect(countedAs('2001:db8:1:ff02::1')).toBe(countedAs('2001:db8:1:ffff::1'));
    expect(countedAs('2001:db8:1:100::1')).not.toBe(countedAs('2001:db8:1:200::1'));
    expect(countedAs('2001:db8::1')).toBe('2001:db8:0:0');
    expect(countedAs('2001:0db8:0001:a2b3:0003:0004:0005:0006')).toBe('2001:db8:1:a200');
    expect(countedAs('1::2:3:4:5:6:7')).toBe('1:0:2:0');
    expect(countedAs('::1')).toBe('0:0:0:0');
    expect(countedAs('203.0.113.5')).toBe('203.0.113.5');
  });

  it('counts the networks of a whole /48 as 256, not as 65,536', () => {
    const networks = Array.from({ length: 0x10000 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
    expect(new Set(networks.map(countedAs)).size).toBe(256);
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
