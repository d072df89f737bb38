import { onAPageOfItsOwn, show } from './firstViewFixture';
import { watchMenus } from './menus';

onAPageOfItsOwn();

const header = `
  <header>
    <details id="narrow" open>
      <summary id="menu">Menu</summary>
      <p id="label">All pages</p>
      <details id="group" open><summary id="services">Services</summary><a id="link">Web</a></details>
    </details>
    <details id="quick" open><summary>Contact</summary></details>
  </header>
  <main><p id="text">Text</p><details id="question" open><summary>Question</summary></details></main>`;

const get = (id: string) => document.getElementById(id) ?? document.body;
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }),
  );

beforeEach(() => {
  show(header);
  watchMenus();
});

describe('the menus of the header', () => {
  it('close on Escape, and disclosures elsewhere stay open', () => {
    press('Escape');
    expect(open()).toEqual(['question']);
  });

  it('stay open on any other key', () => {
    for (const key of ['Tab', 'Enter', 'a']) press(key);
    expect(open()).toEqual(['narrow', 'group', 'quick', 'question']);
  });

  it('give the focus back to their button on Escape', () => {
    get('link').tabIndex = 0;
    get('link').focus();
    press('Escape');
    expect(get('menu')).toHaveFocus();
  });

  it('leave the focus where it is when it is outside', () => {
    get('text').tabIndex = 0;
    get('text').focus();
    press('Escape');
    expect(get('text')).toHaveFocus();
  });

  it('close on a click outside', () => {
    get('text').click();
    expect(open()).toEqual(['question']);
  });

  it('close on a chosen link', () => {
    get('link').click();
    expect(open()).toEqual(['question']);
  });

  it('stay open on a click inside that chooses nothing, while the others close', () => {
    get('label').click();
    expect(open()).toEqual(['narrow', 'question']);
  });

  it('stay open when something clicks the window itself', () => {
    window.dispatchEvent(new MouseEvent('click'));
    expect(open()).toHaveLength(4);
  });
});
