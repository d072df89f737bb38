import { bringReact, fakeLoader, prebuild } from './hydrationFixture';

it('the styles that came at the fold of a page stay when the page has gone with it', async () => {
  fakeLoader();
  const __html = '<link rel="stylesheet" href="/post.css">';
  const fold = <div data-fold dangerouslySetInnerHTML={{ __html }} />;
  await bringReact(fold, prebuild(fold));
  document.body.replaceChildren();
  expect(document.head.innerHTML).toContain(__html);
});
