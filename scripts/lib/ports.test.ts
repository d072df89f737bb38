import { createServer, type AddressInfo, type Server } from 'node:net';

import { freePort, portsInUse, portsTaken } from './ports';

let other: Server;
let taken: number;
beforeEach(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  taken = (other.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => other.close(resolve)));

const use = (port: number) => ({ name: 'the site server', setting: 'SITE_PORT', port });

it('names the ports that somebody uses, and only these', async () => {
  const free = await freePort(0);
  expect(await portsInUse([use(taken), use(free)])).toEqual([use(taken)]);
});

it('takes the preferred port when it is free, else another one', async () => {
  const free = await freePort(0);
  expect(await freePort(free)).toBe(free);
  expect(await freePort(taken)).not.toBe(taken);
});

it('says who wants the port and which setting changes it', () => {
  const failure = portsTaken([use(9000)], null);
  expect(failure.message).toBe('Port 9000 is in use, and the site server needs it (SITE_PORT).');
  expect(failure.explain()).toContain('set another port in .env');
});

it('says when it is an earlier start of our own', () => {
  const advice = 'earlier start of this folder. Stop that one with Ctrl-C, or: kill 4321';
  expect(portsTaken([use(9000)], 4321).explain()).toContain(advice);
});
