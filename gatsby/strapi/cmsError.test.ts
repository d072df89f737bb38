import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { CmsError, reasonOf } from './cmsError';
import { cmsClient } from './requests';

it.each([
  [{ response: { status: 500 } }, 'HTTP 500'],
  [{ response: { statusCode: 404 } }, 'HTTP 404'],
  [{ response: { status: 200 }, code: 'ERR_BAD_RESPONSE' }, 'the answer broke off'],
  [{ code: 'ECONNABORTED' }, 'no answer in time'],
  [{ cause: { code: 'ECONNREFUSED' }, message: 'fetch failed' }, 'ECONNREFUSED'],
  [new Error('first line\nsecond line'), 'first line'],
])('says in a few words why %j failed', (error, words) => {
  expect(reasonOf(error)).toBe(words);
});

it('a CMS that breaks off in the middle of an answer fails the build, and is said to have', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"data":[');
    setImmediate(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = cmsClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token');
  const asked = client.get('/api/authors');
  await expect(asked).rejects.toThrow(CmsError);
  await expect(asked).rejects.toThrow(/\/api\/authors.*the answer broke off$/);
  server.close();
});
