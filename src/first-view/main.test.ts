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

jest.useFakeTimers();
onAPageOfItsOwn();
listenAsReact();

/** Runs the script at the top of a page that is still to come. */
const begin = async () => {
  jest.resetModules();
  await import('./main');
};

const post =
  '<article data-view="http://cms.example/api/dicom-blogs/abc?locale=en" data-views="1"></article>';

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

  it('counts the view of a post when its visitor has stayed five seconds with all of it, without React', async () => {
    const calls = stubFetch();
    await begin();
    show(post);
    arrived();
    expect(calls).toHaveLength(0);
    jest.advanceTimersByTime(60_000);
    fire(window, 'load');
    jest.advanceTimersByTime(4_999);
    expect(calls).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(calls).toHaveLength(1);
    expect(started()).toBe(0);
  });

  it('counts no view of a page rendered ahead until its visitor comes', async () => {
    const calls = stubFetch();
    prerender(true);
    await begin();
    show(post);
    fire(window, 'load');
    jest.runOnlyPendingTimers();
    expect(calls).toHaveLength(0);
    activate();
    jest.runOnlyPendingTimers();
    expect(calls).toHaveLength(1);
  });

  it('gives the page the address it asks for at once', async () => {
    history.replaceState(null, '', '/en/nowhere/');
    document.documentElement.dataset.address = '/en/404/';
    await begin();
    expect(location.pathname).toBe('/en/404/');
  });
});
