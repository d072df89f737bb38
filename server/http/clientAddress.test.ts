import { BlockList } from 'node:net';

import cases from '../../contracts/client-address.json';
import { clientAddress, trustedProxies } from './clientAddress';

const ours = trustedProxies('10.0.0.0/8,192.168.1.1,fd00::/8') ?? new BlockList();

describe('the address of a visitor', () => {
  it.each(cases)('$name', ({ socket, forwarded, address }) => {
    expect(clientAddress(socket, forwarded, ours)).toBe(address);
  });

  it('is that of the socket where no proxy is ours', () => {
    expect(clientAddress('127.0.0.1', '203.0.113.5', trustedProxies('') ?? ours)).toBe('127.0.0.1');
  });
});

it.each(['10.0.0.0/33', 'fd00::/129', '10.0.0.0/', 'proxy.example', '1.2.3.4/8/8', '*', '10.0.0.1,', ','])(
  'the list of our proxies may not be %p',
  (text) => {
    expect(trustedProxies(text)).toBeNull();
  },
);
