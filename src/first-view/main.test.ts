import { stubFetch } from '../api-client/contentFixtures';
import {
  activate,
  arrived,
  fire,
  forms,
  heard,
  hydrate,
  listenAsReact,
  onAPageOfItsOwn,
  prerender,
  press,
  show,
  started,
} from './firstViewFixture';

const bringLate = jest.fn();
jest.mock('./late', () => ({ bringLate: () => void bringLate() }));

jest.useFakeTimers();
onAPageOfItsOwn();
listenAsReact();

/** Runs the script at the top of a page that is still to come. */
const begin = async () => {
  jest.resetModules();
  await import('./main');
};

describe('the script of a first view', () => {
  it('asks for nothing by itself', async () => {
    const calls = stubFetch();
    await begin();
    show(forms);
    arrived();
    jest.advanceTimersByTime(60_000);
    expect([started(), calls, document.head.childElementCount]).toEqual([0, [], 0]);
  });

  it('holds for React what it alone can answer', async () => {
    await begin();
    show(forms);
    press('more');
    press('send');
    expect([started(), heard]).toEqual([1, []]);
    hydrate();
    expect(heard).toEqual(['Show more', { form: 'contact', submitter: 'Send' }]);
  });

  it('closes menus, opens dialogs and remembers the language without React', async () => {
    const showModal = jest.fn();
    Object.assign(HTMLDialogElement.prototype, { showModal });
    await begin();
    show(
      '<header><details open><a id="vn" data-language="vn">VN</a></details></header><dialog id="d"></dialog>' +
        '<button id="open" type="button" commandfor="d" command="show-modal">Open</button>',
    );
    press('vn');
    press('open');
    expect(document.querySelector('details')).not.toHaveAttribute('open');
    expect(document.cookie).toContain('saola-language=vn');
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(started()).toBe(0);
  });

  it('brings what can wait when the page is there, and not on a page rendered ahead until its visitor comes', async () => {
    prerender(true);
    await begin();
    show('<p></p>');
    fire(window, 'load');
    jest.runOnlyPendingTimers();
    expect(bringLate).not.toHaveBeenCalled();
    activate();
    jest.runOnlyPendingTimers();
    expect(bringLate).toHaveBeenCalledTimes(1);
    expect(started()).toBe(0);
  });

  it('gives the page the address it asks for at once', async () => {
    history.replaceState(null, '', '/en/nowhere/');
    document.documentElement.dataset.address = '/en/404/';
    await begin();
    expect(location.pathname).toBe('/en/404/');
  });
});
