/** A flood is contained: limits per address and form, and whose address counts. */
import { call } from '../support/api';
import { VALID, sendRaw } from '../support/forms';
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { note, scale } from '../support/scale';

const FLOOD = scale(300, 10_000);

describe('over HTTP', () => {
  let cms: OwnCms;
  beforeAll(async () => {
    cms = await startOwnCms('limits', { INTAKE_RATE_LIMIT: '5', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => cms.stop());

  const post = (address: string, form: 'contact' | 'subscribe' = 'subscribe') =>
    sendRaw(form, { ...VALID[form] }, { headers: { 'x-forwarded-for': address } });

  it('the sixth submission of a form within ten minutes is 429 with Retry-After', async () => {
    for (let index = 0; index < 5; index += 1) expect((await post('203.0.113.1')).status).toBe(400);
    const { status, headers, body } = await post('203.0.113.1');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect(body).toEqual({ status: 429, message: expect.any(String) });
  });

  it('another form, and another visitor, are not touched by it', async () => {
    expect((await post('203.0.113.1', 'contact')).status).toBe(400);
    expect((await post('203.0.113.2')).status).toBe(400);
  });

  it(`${FLOOD} posts with forged addresses in front count as one visitor, and another one is served meanwhile`, async () => {
    const statuses: number[] = [];
    let next = 0;
    const flood = async (): Promise<void> => {
      for (let index = next++; index < FLOOD; index = next++)
        statuses.push((await post(`198.51.100.${index % 250}, 203.0.113.9`)).status);
    };
    const served: boolean[] = [];
    const floods = Promise.all(Array.from({ length: 10 }, flood));
    const isOver = floods.then(() => true);
    while (!(await Promise.race([isOver, Promise.resolve(false)])))
      served.push((await call('/api/dicom-blogs?pagination[pageSize]=1')).status === 200);
    await floods;
    const share = served.filter(Boolean).length / served.length;
    note(14, `of ${FLOOD} posts of one address answered with 429`, statuses.filter((s) => s === 429).length);
    note(14, `another visitor served meanwhile, of ${served.length}`, `${(share * 100).toFixed(1)} %`);
    expect(statuses.filter((status) => status === 429)).toHaveLength(FLOOD - 5);
    expect(share).toBeGreaterThanOrEqual(0.99);
    expect((await post('203.0.113.10')).status).toBe(400);
  });

  it('a body is not read when its sender is over the limit', async () => {
    const response = await fetch(`${cms.env.CMS_PUBLIC_URL}/api/career-apply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: 'this would be 415',
    });
    expect(response.status).toBe(429);
  });

  it('challenges of the captcha are limited too', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index += 1)
      statuses.add((await call('/api/captcha?form=contact')).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('the CMS itself goes on', async () => {
    expect((await call('/api/dicom-blogs')).status).toBe(200);
  });
});
