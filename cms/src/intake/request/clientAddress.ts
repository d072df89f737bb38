import { BlockList, isIP, isIPv6 } from 'node:net';

/** The addresses of our own proxies. */
export type TrustedProxies = BlockList;

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a text is a list of addresses or networks (`10.0.0.0/8`) with commas between them. */
export const isNetworkList = (text: string): boolean =>
  text.split(',').every((entry) => {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    const most = isIPv6(address) ? 128 : 32;
    const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    return isIP(address) > 0 && isPrefix && rest.length === 0;
  });

/** Reads such a list; the empty text trusts nobody. */
export const trustedProxies = (text: string): TrustedProxies => {
  const list = new BlockList();
  for (const entry of text.split(',').filter(Boolean)) {
    const [address = '', bits] = entry.trim().split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
};

/** The IPv4 address that an IPv6 one may stand for, however that is spelt; any other one as it is. */
const unmapped = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [, high = '', low = ''] =
    /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (!high) return address;
  const bits = [high, low].flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 0xff];
  });
  return bits.join('.');
};

/** An address alone: without the port that some proxies write behind it, the zone of a link, and the IPv6 form of an IPv4 one. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^.*:.*$/, unmapped);

/**
 * The address a request comes from: that of the socket, or, where our own proxy stands there, the one that the proxy
 * saw. Whatever stands further left in `X-Forwarded-For` was written by a stranger. The site server has its twin
 * (`server/http/clientAddress.ts`); the cases in `contracts/client-address.json` hold for both.
 */
export const clientAddress = (socket: string, forwarded: string, trusted: TrustedProxies): string => {
  const hops = forwarded
    .split(',')
    .map(plain)
    .filter((address) => isIP(address) > 0);
  let address = plain(socket);
  while (isIP(address) > 0 && trusted.check(address, family(address)) && hops.length > 0)
    address = hops.pop() ?? address;
  return address;
};

/** The 16-bit groups of an IPv6 address, eight of them. */
const groupsOf = (address: string): number[] => {
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16));
};

/**
 * What limits count by: an IPv4 address, or the /56 network of an IPv6 one. A provider gives a household a /56 or a
 * /64, and whoever has a /48 from it can write as many addresses as there are networks in it: 256 by /56, 65,536 by /64.
 */
export const countedAs = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(address);
  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':');
};
