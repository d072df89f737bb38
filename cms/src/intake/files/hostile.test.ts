/** Every kind of file that acts, loads, carries something or is two things at once is refused. */
import { hostileDisputedPdfs } from '../../../tests/support/hostile/disputedPdfs';
import { hostileDocs } from '../../../tests/support/hostile/docs';
import { hostileDocx } from '../../../tests/support/hostile/docx';
import { hostileCarriers, hostileElsewhereDocx } from '../../../tests/support/hostile/elsewhereDocx';
import { hostileElsewherePdfs } from '../../../tests/support/hostile/elsewherePdfs';
import { hostileFields } from '../../../tests/support/hostile/fields';
import { hostilePackedPdfs } from '../../../tests/support/hostile/packedPdfs';
import { hostilePdfs } from '../../../tests/support/hostile/pdfs';
import { note } from '../../../tests/support/scale';
import { lookInto } from './inspection/look';

const REASON = /^(it|its|there|a|an|something|two|the) [a-z]/;

const pdfs = [...hostilePdfs, ...hostilePackedPdfs, ...hostileElsewherePdfs, ...hostileDisputedPdfs];
const documents = [...hostileDocx, ...hostileElsewhereDocx, ...hostileCarriers, ...hostileFields];
const all = [...pdfs, ...documents, ...hostileDocs];
let refused = 0;
afterAll(() => note(10, `hostile documents refused, of ${all.length}`, refused));

const expectRefused = async (...file: Parameters<typeof lookInto>): Promise<void> => {
  expect(await lookInto(...file)).toMatch(REASON);
  refused += 1;
};

describe('a PDF is refused with', () => {
  it.each(pdfs)('%s', (_what, bytes) => expectRefused('pdf', bytes));
});

describe('a Word document is refused with', () => {
  it.each(documents)('%s', (_what, bytes) => expectRefused('docx', bytes));
});

describe('an old Word document is refused with', () => {
  it.each(hostileDocs)('%s', (_what, bytes) => expectRefused('doc', bytes));
});
