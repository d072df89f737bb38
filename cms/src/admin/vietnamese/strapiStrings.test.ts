/** Our Vietnamese of Strapi's strings, against its English ones: an update may rename them, or fill them in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { byPlugin } from './strapiStrings';

const packages = path.join(__dirname, '..', '..', '..', 'node_modules', '@strapi');

/** The English strings of a plugin, as its file of them says. */
const englishOf = (plugin: string): string =>
  readFileSync(path.join(packages, plugin, 'dist', 'admin', 'translations', 'en.json.js'), 'utf8');

/** Names in braces and tags: what is put into a text. */
const argumentsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g)].map(([, name, tag]) => name ?? tag ?? '')),
];

const ours = Object.entries(byPlugin).flatMap(([plugin, strings]) =>
  Object.entries(strings).map(([key, text]) => ({ plugin, key, text })),
);

const english = new Map(Object.keys(byPlugin).map((plugin) => [plugin, englishOf(plugin)]));

const lineOf = ({ plugin, key }: { plugin: string; key: string }): string | undefined =>
  english
    .get(plugin)
    ?.split('\n')
    .find((line) => line.includes(`"${key}":`) || line.includes(`'${key}':`));

/** Strings that Strapi's own files of them do not have, and its code asks for. */
const IN_CODE: Readonly<Record<string, string>> = {
  'plugin.name': 'index.js',
  new: 'future/pages/Assets/AssetsPage.js',
  'modal.upload-list.sub-header.add-folder': 'components/AssetDialog/AssetDialog.js',
  'containers.list.table-headers.status': 'pages/ListView/ListViewPage.js',
};

it('names strings that Strapi has', () => {
  const unknown = ours.filter((each) => lineOf(each) === undefined);
  const lost = unknown.filter(({ plugin, key }) => {
    const file = path.join(packages, plugin, 'dist', 'admin', IN_CODE[key] ?? 'index.js');
    return !readFileSync(file, 'utf8').includes(key);
  });
  expect(lost).toEqual([]);
});

it('is given nothing that Strapi does not give', () => {
  for (const each of ours) {
    const given = argumentsOf(lineOf(each) ?? '');
    expect({
      key: each.key,
      unknown: argumentsOf(each.text).filter((name) => !given.includes(name)),
    }).toEqual({
      key: each.key,
      unknown: [],
    });
  }
});
