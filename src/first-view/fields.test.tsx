import { chooseFiles, stubFileFields } from './fileFieldFixture';
import { readFields, restoreFields } from './fields';
import { bringReact, fakeLoader, field, Form, heard, known, prebuild } from './hydrationFixture';

stubFileFields();

const log = jest.spyOn(console, 'error');
globalThis.reportError = jest.fn();

beforeEach(() => {
  log.mockReset().mockImplementation();
  heard.length = 0;
  fakeLoader();
});

const chosen = (name: string) => Array.from(field(name).selectedOptions, ({ value }) => value);
const replies = () => ['mail', 'phone', 'visit'].filter((value) => field('reply', value).checked);

describe.each([
  ['as it was built', 'same'],
  ['anew, because its HTML does not fit', 'another'],
])('a form that React takes over %s', (_, build) => {
  /** Lets React come after the visitor has done something. */
  const takeOver = async (act: () => void) => {
    const container = prebuild(<Form build={build} />);
    const before = field('name');
    act();
    await bringReact(<Form />, container);
    expect(field('name') === before).toBe(build === 'same');
  };

  it.each([
    ['a text', 'name', 'Ngọc Ánh'],
    ['a text of several lines', 'message', 'Two lines\nof text'],
    ['an emptied text', 'message', ''],
    ['a number', 'age', '42'],
    ['an e-mail address', 'email', 'anh@example.vn'],
    ['a date', 'date', '2026-11-21'],
  ])('knows %s, and the field keeps it', async (_kind, name, value) => {
    await takeOver(() => (field(name).value = value));
    expect(known()).toEqual({ [name]: value });
    expect(field(name).value).toBe(value);
  });

  it.each([
    ['a ticked', 'letter', true],
    ['an unticked', 'terms', false],
  ])('knows %s box', async (_kind, name, checked) => {
    await takeOver(() => field(name).click());
    expect(known()).toEqual({ [name]: String(checked) });
    expect(field(name).checked).toBe(checked);
  });

  it.each([
    ['before', 'mail'],
    ['after', 'visit'],
  ])('knows a choice that stands %s the given one', async (_place, value) => {
    await takeOver(() => field('reply', value).click());
    expect(known()).toEqual({ reply: value });
    expect(replies()).toEqual([value]);
  });

  it('knows a choice of a list', async () => {
    await takeOver(() => (field('city').value = 'melbourne'));
    expect(known()).toEqual({ city: 'melbourne' });
    expect(chosen('city')).toEqual(['melbourne']);
  });

  it.each([
    ['some', [1, 2], ['vi', 'fr']],
    ['none', [], []],
  ])('knows the choices of a list of which several may be chosen (%s)', async (_kind, indices, values) => {
    await takeOver(() =>
      Array.from(field('languages').options, (option, index) => (option.selected = indices.includes(index))),
    );
    expect(known()).toEqual({ languages: values.join() });
    expect(chosen('languages')).toEqual(values);
  });

  it('knows a chosen file', async () => {
    await takeOver(() => chooseFiles(field('cv'), 'cv.pdf'));
    expect(known()).toEqual({ cv: 'cv.pdf' });
    expect(field('cv').files?.[0]?.name).toBe('cv.pdf');
  });

  it('hears of the fields that were touched, each once and in their order, and of no other', async () => {
    await takeOver(() => {
      field('reply', 'mail').click();
      field('letter').click();
      field('age').value = '8';
      field('date').focus();
    });
    expect(heard).toEqual(['age', 'letter', 'reply']);
    expect(known()).toEqual({ age: '8', letter: 'true', reply: 'mail' });
  });

  it('hears of nothing when nothing was touched', async () => {
    const events = jest.fn();
    for (const type of ['input', 'change', 'click', 'focusin']) document.addEventListener(type, events);
    await takeOver(() => undefined);
    for (const type of ['input', 'change', 'click', 'focusin']) document.removeEventListener(type, events);
    expect([heard, events.mock.calls]).toEqual([[], []]);
  });

  it.each(['name', 'message'])('keeps focus, caret and selection (%s)', async (name) => {
    await takeOver(() => {
      field(name).value = 'Ngọc Ánh';
      field(name).focus();
      field(name).setSelectionRange(2, 4, 'backward');
    });
    expect(field(name)).toHaveFocus();
    const { selectionStart, selectionEnd, selectionDirection } = field(name);
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 4, 'backward']);
  });

  it.each(['email', 'letter', 'city'])('keeps the focus of a field without a caret (%s)', async (name) => {
    await takeOver(() => field(name).focus());
    expect(field(name)).toHaveFocus();
    expect(heard).toEqual([]);
  });

  it('does not scroll to the field that has the focus: the visitor may have moved on', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await takeOver(() => field('name').focus());
    const byReact = focus.mock.calls.slice(1);
    focus.mockRestore();
    expect(byReact).toEqual(build === 'same' ? [] : [[{ preventScroll: true }]]);
  });

  it('does not move the focus to a field that was only filled', async () => {
    await takeOver(() => {
      field('name').focus();
      field('message').value = 'filled by the browser';
    });
    expect(field('name')).toHaveFocus();
    expect(known()).toEqual({ message: 'filled by the browser' });
  });
});

describe('the fields of a page', () => {
  const read = (html: string, act: () => void = () => undefined) => {
    document.body.innerHTML = html;
    act();
    return readFields().map(({ name, place, touched }) => [name, place, touched]);
  };

  it('are of no interest as the build wrote them', () => {
    const html =
      '<input name="text" value="given"><textarea name="notes">given</textarea><input name="file" type="file">' +
      '<input name="tick" type="checkbox" checked><input name="hidden" type="hidden" value="1">' +
      '<select name="first"><option>a</option><option>b</option></select>' +
      '<select name="given"><option>a</option><option selected>b</option></select>' +
      '<select name="many" multiple><option>a</option></select><input type="submit" value="Send">';
    expect(read(html)).toEqual([]);
  });

  it('are of interest when they differ, or have the focus', () => {
    const html = '<input name="typed"><input name="typed"><input name="focused"><select name="list">';
    expect(
      read(`${html}<option>a</option><option>b</option></select>`, () => {
        Array.from(document.getElementsByName('typed')).forEach((one, index) =>
          Object.assign(one, { value: index === 1 ? 'x' : '' }),
        );
        field('list').value = 'b';
        field('focused').focus();
      }),
    ).toEqual([
      ['typed', 1, true],
      ['focused', 0, false],
      ['list', 0, true],
    ]);
  });

  it.each([
    ['is gone', '<input name="other">'],
    ['became another kind of field', '<textarea name="a" id="a"></textarea>'],
    ['can no longer be changed', '<input name="a" disabled>'],
  ])('are left alone when a touched one %s', (_, html) => {
    document.body.innerHTML = '<input name="a" id="a">';
    field('a').value = 'typed';
    const states = readFields();
    document.body.innerHTML = html;
    restoreFields(states);
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input,textarea')].map((one) => one.value),
    ).toEqual(['']);
  });

  it('are told of where they still stand, also without a name', () => {
    document.body.innerHTML = '<input><input>';
    const second = document.querySelectorAll('input')[1];
    Object.assign(second ?? {}, { value: 'typed' });
    const told: unknown[] = [];
    document.body.addEventListener('input', ({ target }) => told.push(target), { once: true });
    restoreFields(readFields());
    expect(told).toEqual([second]);
  });

  it('are found again by their id, else by their name and place among its namesakes', () => {
    document.body.innerHTML = '<input id="a"><input name="b"><input name="b">';
    const type = () => document.querySelectorAll('input').forEach((one, index) => (one.value = `${index}`));
    type();
    const states = readFields();
    document.body.innerHTML = '<input name="b"><input name="b"><input id="a">';
    restoreFields(states);
    expect(Array.from(document.querySelectorAll('input'), ({ value }) => value)).toEqual(['1', '2', '0']);
  });
});
