import { createServer, type AddressInfo } from 'node:net';

import { freePort } from '../lib/ports';
import { checkPorts } from './ports';
import { startSummary } from './summary';

it('a port in use is said by service and setting', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const taken = String((other.address() as AddressInfo).port);
  const free = String(await freePort(0));
  const env = { SITE_PORT: free, CMS_PORT: taken, INBOX_PORT: free, SMTP_PORT: free };
  await expect(checkPorts(env, null)).rejects.toThrow(
    `Port ${taken} is in use, and the CMS needs it (CMS_PORT).`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(checkPorts(env, null)).resolves.toBeUndefined();
});

it('ends with the addresses, the login, and how to stop', () => {
  const text = startSummary({
    GATSBY_SITE_URL: 'http://localhost:9000',
    CMS_PUBLIC_URL: 'http://localhost:1337',
    CMS_ADMIN_EMAIL: 'admin@saola.example',
    CMS_ADMIN_PASSWORD: 'a-password',
    INBOX_PORT: '1080',
  });
  for (const part of [
    'localhost:9000/',
    '1337/admin',
    'admin@saola.example',
    'a-password',
    ':1080/',
    'Ctrl-C',
  ]) {
    expect(text).toContain(part);
  }
});
