import { axe } from 'jest-axe';

import { fakeBrowser, open } from './bannersPageFixture';

beforeEach(fakeBrowser);

it.each(['en', 'vn'] as const)('the page of the banners has no axe violation (%s)', async (language) => {
  for (const slug of ['expandable', 'before-after', 'parched-panther']) {
    const { container, unmount } = open(slug, language);
    expect(await axe(container)).toHaveNoViolations();
    unmount();
  }
});
