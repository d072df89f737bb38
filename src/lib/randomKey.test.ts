import { randomKey } from './randomKey';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const original = globalThis.crypto;
afterEach(() => Object.defineProperty(globalThis, 'crypto', { value: original, configurable: true }));
const withCrypto = (value: object) =>
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });

const getRandomValues = (bytes: Uint8Array) => bytes.map((_, index) => index * 17);

describe('a random key', () => {
  it("is the browser's own UUID where it has one", () => {
    withCrypto({ randomUUID: () => 'from-the-browser' });
    expect(randomKey()).toBe('from-the-browser');
  });

  it('is a UUID of version 4 where the address is not secure', () => {
    withCrypto({ getRandomValues });
    expect(randomKey()).toMatch(uuid);
  });
});
