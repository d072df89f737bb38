import { watchDialogs } from './dialogs';
import { onAPageOfItsOwn, show } from './firstViewFixture';

onAPageOfItsOwn();

/** What a browser does: here there are no dialogs. */
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = jest.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

const page = `
  <button commandfor="dialog" command="show-modal"><span data-test>Open</span></button>
  <dialog id="dialog"><button id="close" commandfor="dialog" command="close">Close</button></dialog>
  <div id="popover"></div>
  <button id="no-dialog" commandfor="popover"></button>
  <button id="nothing" commandfor="gone"></button>
  <button id="other">Other</button>`;

const press = (id: string) => document.getElementById(id)?.click();

describe('a dialog, in a browser that does not know commandfor', () => {
  it('opens as a modal on its button, and on anything in it', () => {
    watchDialogs();
    show(page).click();
    expect(document.querySelector('dialog')).toHaveAttribute('open');
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('closes on the button inside', () => {
    watchDialogs();
    show(page).click();
    press('close');
    expect(document.querySelector('dialog')).not.toHaveAttribute('open');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is not moved by buttons of something else, of nothing, or of their own', () => {
    watchDialogs();
    show(page);
    for (const id of ['no-dialog', 'nothing', 'other']) press(id);
    window.dispatchEvent(new MouseEvent('click'));
    expect(showModal).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a dialog, in a browser that knows commandfor', () => {
  const button = HTMLButtonElement.prototype;
  beforeEach(() => Object.defineProperty(button, 'commandForElement', { value: null, configurable: true }));
  afterEach(() => Reflect.deleteProperty(button, 'commandForElement'));

  it('is left to the browser: a second opening would be an error', () => {
    watchDialogs();
    show(page).click();
    expect(showModal).not.toHaveBeenCalled();
  });
});
