import { useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

import { hydrated, notHydrated } from './handover';
import { replaceHydrateFunction } from './hydration';

/** What Gatsby's loader knows of the page: another hash when the site was released anew since it came. */
export const fakeLoader = (hash = 'this release') => {
  const loadPageSync = jest.fn((_path: string) => ({ page: { webpackCompilationHash: hash } }));
  Object.assign(window, { ___loader: { loadPageSync }, ___webpackCompilationHash: 'this release' });
  return loadPageSync;
};

/** The page as the build writes it, without React. */
export const prebuild = (element: ReactElement): HTMLElement => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.replaceChildren(container);
  return container;
};

/** Lets React come as Gatsby does, and answers with the event that says how it went. */
export const bringReact = (element: ReactElement, container: HTMLElement): Promise<string> =>
  new Promise((resolve) => {
    for (const type of [hydrated, notHydrated])
      window.addEventListener(type, () => resolve(type), { once: true });
    replaceHydrateFunction()(element, container);
  });

const atFirst = {
  ...{ name: '', message: 'Hello', age: '7', email: '', date: '' },
  ...{ letter: 'false', terms: 'true', reply: 'phone', city: '', languages: 'en,vi', cv: '' },
};
type Known = Readonly<Record<keyof typeof atFirst, string>>;

/** Names of the fields whose handlers React called, in their order. */
export const heard: (keyof Known)[] = [];

/**
 * A form whose fields are all kept in React's state. The browser renders it as the build did, unless `build` differs:
 * then React finds a mismatch and makes the form anew.
 */
export const Form = ({ build = 'same' }: { readonly build?: string }) => {
  const [known, setKnown] = useState<Known>(atFirst);
  const hear = (name: keyof Known, value: string) => {
    heard.push(name);
    setKnown((before) => ({ ...before, [name]: value }));
  };
  const onText =
    (name: keyof Known) =>
    ({ target }: { readonly target: { readonly value: string } }) =>
      hear(name, target.value);
  const toggle = (name: 'letter' | 'terms') => (
    <input
      {...{ type: 'checkbox', name, id: name, checked: known[name] === 'true' }}
      onChange={({ target }) => hear(name, String(target.checked))}
    />
  );
  const radio = (value: string) => (
    <input
      {...{ type: 'radio', name: 'reply', value, checked: known.reply === value }}
      onChange={onText('reply')}
    />
  );
  return (
    <form>
      <input name="name" value={known.name} onChange={onText('name')} />
      <input name="age" type="number" value={known.age} onChange={onText('age')} />
      <input name="email" type="email" value={known.email} onChange={onText('email')} />
      <input name="date" type="date" value={known.date} onChange={onText('date')} />
      <textarea name="message" value={known.message} onChange={onText('message')} />
      {toggle('letter')}
      {toggle('terms')}
      {radio('mail')}
      {radio('phone')}
      {radio('visit')}
      <select name="city" value={known.city} onChange={onText('city')}>
        {['', 'saigon', 'melbourne'].map((city) => (
          <option key={city}>{city}</option>
        ))}
      </select>
      <select
        {...{ name: 'languages', multiple: true, value: known.languages.split(',') }}
        onChange={({ target }) =>
          hear('languages', Array.from(target.selectedOptions, ({ value }) => value).join())
        }
      >
        {['en', 'vi', 'fr'].map((language) => (
          <option key={language}>{language}</option>
        ))}
      </select>
      <input name="cv" type="file" onChange={({ target }) => hear('cv', target.files?.[0]?.name ?? '')} />
      <p>{build}</p>
      <output>{JSON.stringify(known)}</output>
    </form>
  );
};

/** What React knows beyond the page's HTML. */
export const known = (): Partial<Known> => {
  const all = Object.entries(JSON.parse(document.querySelector('output')?.textContent ?? '{}') as Known);
  const first: Readonly<Record<string, string>> = atFirst;
  return Object.fromEntries(all.filter(([name, value]) => value !== first[name])) as Partial<Known>;
};

type Field = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** A field as it now stands on the page. */
export const field = (name: string, value?: string): Field => {
  const found = document.querySelector<Field>(`[name=${name}]${value ? `[value=${value}]` : ''}`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
