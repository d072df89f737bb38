/** Documents as the usual programs make them are taken, all of them. */
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

import { docxWithText } from '../../../tests/support/documents';
import { honestDocs } from '../../../tests/support/honestDocs';
import { honestDocuments } from '../../../tests/support/honestDocuments';
import { honestFields } from '../../../tests/support/honestFields';
import { honestWord } from '../../../tests/support/honestWord';
import { note } from '../../../tests/support/scale';
import { extensionOf } from '../form/checkFiles';
import { lookInto } from './inspection/look';

const FOLDER = join(__dirname, '../../../tests/fixtures/documents/honest');
const files = readdirSync(FOLDER).filter((name) => extname(name) !== '.md');

const made = [...honestDocuments, ...honestDocs, ...honestWord];

let taken = 0;
afterAll(() =>
  note(10, `honest documents taken, of ${files.length + made.length + honestFields.length}`, taken),
);

const expectTaken = async (name: string, bytes: Buffer): Promise<void> => {
  expect(await lookInto(extensionOf(name) ?? 'pdf', bytes)).toBeUndefined();
  taken += 1;
};

it.each(files)('%s, as a program made it, is taken', (name) =>
  expectTaken(name, readFileSync(join(FOLDER, name))),
);

it.each(made)('%s is taken', (_what, name, bytes) => expectTaken(name, bytes));

it.each(honestFields)('a Word document with %s is taken', (_what, paragraph) =>
  expectTaken('cv.docx', docxWithText(paragraph)),
);
