/** What staff can do with submissions, and nobody else. */
import { asAdmin } from './support/admin';
import { call } from './support/api';
import { PDF, send } from './support/forms';
import { currentRun } from './support/run';
import { deliveriesOf, findSubmission } from './support/submissions';

const fileOf = (id: string | undefined, index: number | string = 0): string =>
  `/intake/submissions/${id}/files/${index}`;

describe("visitors' files are never public", () => {
  it('staff download them, as an attachment that no browser runs', async () => {
    const { body } = await send('career', {}, { files: [{ name: 'Hồ sơ "1".pdf', bytes: PDF }] });
    const { status, headers, text } = await asAdmin(fileOf(body.id));
    expect(status).toBe(200);
    expect(text).toBe(PDF.toString());
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''H%E1%BB%93/);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('nobody else reads them, neither below the staff address nor by guessing', async () => {
    const { body } = await send('career');
    const key = (await findSubmission(body.id))?.files[0]?.key;
    const guesses = [
      `/uploads/${key}`,
      `/uploads/${key}.pdf`,
      `/intake/${key}`,
      `/${key}`,
      `/.tmp/intake/${key}`,
    ];
    for (const guess of [...guesses, '/uploads/../../intake/', `/uploads/%2e%2e/intake/${key}`])
      expect((await call(guess)).text).not.toContain('%PDF');
    expect((await call(fileOf(body.id))).status).toBe(401);
    expect((await call(fileOf(body.id), { token: currentRun().env.STRAPI_TOKEN })).status).toBe(401);
  });

  it.each(['1', '-1', 'length', '__proto__', '../0', '0x0'])(
    'file %s of a submission that has one is not found',
    async (index) => {
      const { body } = await send('career');
      expect((await asAdmin(fileOf(body.id, encodeURIComponent(index)))).status).toBe(404);
    },
  );
});

describe('submissions are closed to everybody but staff', () => {
  const paths = [
    'submissions',
    'submissions/x',
    'deliveries',
    'deliveries/x',
    'submission',
    'delivery',
    'intake',
  ];

  it.each(paths.flatMap((path) => ['GET', 'POST', 'PUT', 'DELETE'].map((method) => [method, path])))(
    '%s /api/%s',
    async (method = '', path = '') => {
      const token = currentRun().env.STRAPI_TOKEN;
      const json = method === 'GET' || method === 'DELETE' ? undefined : { data: { form: 'contact' } };
      for (const each of [undefined, token])
        expect([403, 404, 405]).toContain((await call(`/api/${path}`, { method, token: each, json })).status);
    },
  );

  it.each([
    ['GET', '/content-manager/collection-types/api::submission.submission'],
    ['GET', '/content-manager/collection-types/api::delivery.delivery'],
    ['GET', '/intake/submissions.csv'],
    ['GET', '/intake/submissions/x/files/0'],
    ['POST', '/intake/deliveries/x/retry'],
    ['POST', '/intake/deliveries/retry'],
    ['GET', '/intake/channels'],
  ])('%s %s asks for a log-in', async (method, path) => {
    expect((await call(path, { method })).status).toBe(401);
  });

  it('what is open does not tell of them', async () => {
    await send('contact', { name: 'Secret Visitor' });
    for (const query of ['populate=*', 'populate=deliveries', 'filters[submission][name][$contains]=Secret'])
      expect((await call(`/api/showcases?${query}`)).text).not.toContain('Secret Visitor');
  });
});

describe('the CSV export', () => {
  it('has every submission, and text where a spreadsheet would calculate', async () => {
    const formulas = ['=HYPERLINK("http://evil.example")', '+1+cmd|x', '-2+3', '@SUM(A1)', '  =1+1 and more'];
    for (const name of formulas) await send('contact', { name: name.padEnd(6, '!') });
    const { status, headers, text } = await asAdmin('/intake/submissions.csv?form=contact');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="submissions-contact.csv"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    const cells = text.match(/"(?:[^"]|"")*"/g) ?? [];
    expect(cells.length).toBeGreaterThan(50);
    expect(cells.filter((cell) => /^"\s*[=+\-@]/.test(cell))).toEqual([]);
  });

  it('of a form that does not exist is refused', async () => {
    expect((await asAdmin('/intake/submissions.csv?form=x')).status).toBe(400);
  });
});

describe('a retry', () => {
  it('of a delivery that does not exist is 404', async () => {
    expect((await asAdmin('/intake/deliveries/x/retry', 'POST')).status).toBe(404);
  });

  it('of a delivery that waits begins anew', async () => {
    const { body } = await send('contact');
    const [delivery] = await deliveriesOf(body.id);
    expect((await asAdmin(`/intake/deliveries/${delivery?.documentId}/retry`, 'POST')).status).toBe(200);
  });
});
