/** Documents as the usual programs make them are taken, all of them. */
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

import { docxWithText } from '../../../tests/support/documents';
import { honestDocuments } from '../../../tests/support/honestDocuments';
import { honestFields } from '../../../tests/support/honestFields';
import { extensionOf } from '../form/checkFiles';
import { lookInto } from './inspection/look';

const FOLDER = join(__dirname, '../../../tests/fixtures/documents/honest');
const files = readdirSync(FOLDER).filter((name) => extname(name) !== '.md');

const reasonFor = (name: string, bytes: Buffer) => lookInto(extensionOf(name) ?? 'pdf', bytes);

it.each(files)('%s, as a program made it, is taken', async (name) => {
  expect(await reasonFor(name, readFileSync(join(FOLDER, name)))).toBeUndefined();
});

it.each(honestDocuments)('%s is taken', async (_what, name, bytes) => {
  expect(await reasonFor(name, bytes)).toBeUndefined();
});

it.each(honestFields)('a Word document with %s is taken', async (_what, paragraph) => {
  expect(await lookInto('docx', docxWithText(paragraph))).toBeUndefined();
});
