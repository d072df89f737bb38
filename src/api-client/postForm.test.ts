import { postForm, readAnswer, type FormBody } from './postForm';
import { stubSiteApi, type SiteCall } from './siteApiFixture';

let calls: SiteCall[];
const log = jest.spyOn(console, 'error');
beforeEach(() => {
  calls = stubSiteApi();
  log.mockReset().mockImplementation();
});

const post = (body: FormBody = { json: { text: 'Hello' } }, onProgress?: (sent: number) => void) => {
  const answer = postForm({ url: 'http://localhost:1337/api/team-chat', body, key: 'a-key', onProgress });
  const [call] = calls;
  if (!call) throw new Error('Nothing was sent');
  return { answer, call };
};

describe('sending a form', () => {
  it('posts JSON to the site API, with its key', async () => {
    const { answer, call } = post();
    expect(call.url).toBe('http://localhost:1337/api/team-chat');
    expect(call.headers).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'a-key',
    });
    expect(call.body).toBe('{"text":"Hello"}');
    call.answer(200, { status: 200, id: 'abc' });
    await expect(answer).resolves.toEqual({ kind: 'sent', id: 'abc' });
    expect(log).not.toHaveBeenCalled();
  });

  it('posts files as multipart, whose boundary the browser sets, and tells how far they are', async () => {
    const body = new FormData();
    body.set('name', 'Lan');
    const progress: number[] = [];
    const { answer, call } = post(body, (sent) => void progress.push(sent));
    expect(call.body).toBe(body);
    expect(call.headers).not.toHaveProperty('Content-Type');
    call.progress(0.25);
    call.progress(1);
    call.answer(200, { status: 200, id: 7 });
    await expect(answer).resolves.toEqual({ kind: 'sent', id: '7' });
    expect(progress).toEqual([0.25, 1]);
  });

  it("logs 'Error Code: {status} Message: {message}' for a refusal", async () => {
    const { answer, call } = post();
    call.answer(503, { status: 503, message: 'Later' });
    await expect(answer).resolves.toEqual({ kind: 'failed', status: 503 });
    expect(log.mock.calls).toEqual([['Error Code: 503 Message: Later']]);
  });

  it('gives a message twenty seconds, and files on a slow line three minutes', () => {
    expect(post().call.timeout).toBe(20_000);
    calls.length = 0;
    expect(post(new FormData()).call.timeout).toBe(180_000);
  });

  it('gives a call the time that its caller gives it', () => {
    void postForm({
      url: 'http://localhost:1337/api/team-chat',
      body: new FormData(),
      key: 'a-key',
      timeout: 5_000,
    });
    expect(calls[0]?.timeout).toBe(5_000);
  });

  it.each(['error', 'timeout', 'abort'] as const)(
    'answers a lost connection as a value (%s)',
    async (how) => {
      const { answer, call } = post();
      call.lose(how);
      await expect(answer).resolves.toEqual({ kind: 'failed', status: 0 });
      expect(log).toHaveBeenCalledTimes(1);
    },
  );
});

describe('an answer of the site API', () => {
  it('says which fields are refused, by code and in words', () => {
    const body = { status: 400, errors: { name: 'min' }, messages: { name: 'Too short', x: 1 } };
    expect(readAnswer(400, JSON.stringify(body), null)).toEqual({
      kind: 'refused',
      errors: { name: 'min' },
      messages: { name: 'Too short' },
    });
  });

  it.each([
    ['30', 30],
    ['0.2', 1],
    [null, null],
    ['soon', null],
  ])('says when it can be tried again (%s)', (header, seconds) => {
    expect(readAnswer(429, '', header)).toEqual({ kind: 'limited', seconds });
  });

  it('tells a key that was used for something else', () => {
    expect(readAnswer(409, '{}', null)).toEqual({ kind: 'conflict' });
  });

  it.each([
    [200, '{"status":500}'],
    [200, '<html>'],
    [200, ''],
    [201, '{"status":200}'],
    [400, '{"status":400,"errors":[]}'],
    [400, 'null'],
    [413, '{"status":413}'],
    [502, '<h1>Bad gateway</h1>'],
  ])('is a failure unless answer and body say 200 (%i, %s)', (status, body) => {
    expect(readAnswer(status, body, null)).toEqual({ kind: 'failed', status });
  });
});
