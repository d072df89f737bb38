/** The visitor-locale lookup (docs/specification/calls.md, 'Visitor locale'). */
import { currentRun } from '../support/run';

const lookUp = async (headers: Record<string, string>) => {
  const response = await fetch(`${currentRun().url}/api/visitor-locale`, { headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
};

describe('GET /visitor-locale', () => {
  it.each([
    ["the browser's language", { 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' }, 'vi'],
    ['its weights', { 'accept-language': 'vi;q=0.4,en-AU;q=0.7' }, 'en'],
    ['English where it names neither', { 'accept-language': 'fr' }, 'en'],
    ['English on nonsense', { 'accept-language': ';;q=,,q=x' }, 'en'],
  ])('answers %s', async (_name, headers, language) => {
    const { status, body } = await lookUp(headers);
    expect(status).toBe(200);
    expect(body).toEqual({ language, country: null });
  });

  it('answers the country of the CDN, and its language where the browser names neither', async () => {
    expect((await lookUp({ 'cf-ipcountry': 'VN', 'accept-language': 'fr' })).body).toEqual({
      language: 'vi',
      country: 'VN',
    });
    expect((await lookUp({ 'cf-ipcountry': 'VN', 'accept-language': 'en' })).body).toEqual({
      language: 'en',
      country: 'VN',
    });
  });

  it('is for this visitor alone: no cache keeps it', async () => {
    expect((await lookUp({})).headers.get('cache-control')).toBe('private, no-store');
  });
});
