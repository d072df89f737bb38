import { BlockList, isIP, isIPv6 } from 'node:net';

/** The addresses of our own proxies. */
export type TrustedProxies = BlockList;

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Reads a list of addresses or networks (`10.0.0.0/8`) with commas between them; the empty text trusts nobody.
 * @returns null when it is no such list
 */
export function trustedProxies(text: string): TrustedProxies | null {
  const list = new BlockList();
  for (const entry of text.split(',').filter((part, _index, all) => part || all.length > 1)) {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    const most = isIPv6(address) ? 128 : 32;
    const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (!isIP(address) || !isPrefix || rest.length > 0) return null;
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
}

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
const plain = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^.*:.*$/, unmapped);

/**
 * The address a request comes from: that of the socket, or, where our own proxy stands there, the one that the proxy
 * saw. Whatever stands further left in `X-Forwarded-For` was written by a stranger. The CMS has its twin
 * (`cms/src/intake/request/clientAddress.ts`); the cases in `contracts/client-address.json` hold for both.
 */
export function clientAddress(socket: string, forwarded: string, trusted: TrustedProxies): string {
  const hops = forwarded
    .split(',')
    .map(plain)
    .filter((address) => isIP(address) > 0);
  let address = plain(socket);
  while (isIP(address) > 0 && trusted.check(address, family(address)) && hops.length > 0) {
    address = hops.pop() ?? address;
  }
  return address;
}
