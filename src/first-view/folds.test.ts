import { hydrate, laidAside, onAPageOfItsOwn, show } from './firstViewFixture';
import { watchIntent } from './intent';

jest.useFakeTimers();
onAPageOfItsOwn();

it('the styles that came at the fold of a page stay when React takes the page away, and its fold with it', () => {
  watchIntent();
  const link = '<link rel="stylesheet" href="/post.css">';
  show(`<div data-fold>${link}</div>${laidAside}`);
  expect(document.head.innerHTML).not.toContain(link);
  hydrate();
  document.body.replaceChildren();
  expect(document.head.innerHTML).toContain(link);
});
