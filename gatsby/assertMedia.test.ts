/** @jest-environment node */
import type { ParentSpanPluginArgs } from 'gatsby';

import { onPostBootstrap } from './assertMedia';

const complaintsAbout = (media: object[]) => {
  const panic = jest.fn();
  const getNodesByType = (type: string) => (type === 'STRAPI__MEDIA' ? media : []);
  const args = { getNodesByType, reporter: { panic } } as unknown as ParentSpanPluginArgs;
  void onPostBootstrap?.(args, { plugins: [] }, () => undefined);
  return panic.mock.calls.flat() as string[];
};

describe('the files of the CMS', () => {
  it('let the build go on when all were delivered, or there are none', () => {
    expect(complaintsAbout([])).toEqual([]);
    expect(complaintsAbout([{ url: '/uploads/a.webp', localFile___NODE: 'file-a' }])).toEqual([]);
  });

  it('fail the build when some were not delivered, and are named', () => {
    const media = [
      { url: '/uploads/a.webp', localFile___NODE: 'file-a' },
      { url: '/uploads/b.webp' },
      { url: '/uploads/c.pdf', localFile___NODE: null },
    ];
    expect(complaintsAbout(media)).toEqual([
      'The CMS did not deliver 2 file(s): /uploads/b.webp, /uploads/c.pdf',
    ]);
  });
});
