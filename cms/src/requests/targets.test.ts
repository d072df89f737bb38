import type { Core } from '@strapi/strapi';

import { refuseBrokenTargets } from './targets';

const answer = (url: string) => {
  let handler: (ctx: object, next: () => void) => unknown = () => {};
  refuseBrokenTargets({
    server: { use: (use: typeof handler) => (handler = use) },
  } as unknown as Core.Strapi);
  const ctx = { url, status: 404 };
  handler(ctx, () => (ctx.status = 200));
  return ctx.status;
};

it.each([
  ['/', 200],
  ['/api/dicom-blogs?a=b', 200],
  ['*', 200],
  ['http://[/api', 400],
  ['http://evil.example/api', 400],
  ['\\api', 400],
  ['', 400],
])('the address %p is answered with %i', (url, status) => {
  expect(answer(url)).toBe(status);
});
