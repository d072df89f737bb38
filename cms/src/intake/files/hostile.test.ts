/** Every kind of file that acts, loads, carries something or is two things at once is refused. */
import { hostileDocs } from '../../../tests/support/hostile/docs';
import { hostileDocx } from '../../../tests/support/hostile/docx';
import { hostileFields } from '../../../tests/support/hostile/fields';
import { hostilePdfs } from '../../../tests/support/hostile/pdfs';
import { lookInto } from './inspection/look';

const REASON = /^(it|its|there|a|an|something|two|the) [a-z]/;

describe('a PDF is refused with', () => {
  it.each(hostilePdfs)('%s', async (_what, bytes) => {
    expect(await lookInto('pdf', bytes)).toMatch(REASON);
  });
});

describe('a Word document is refused with', () => {
  it.each([...hostileDocx, ...hostileFields])('%s', async (_what, bytes) => {
    expect(await lookInto('docx', bytes)).toMatch(REASON);
  });
});

describe('an old Word document is refused with', () => {
  it.each(hostileDocs)('%s', async (_what, bytes) => {
    expect(await lookInto('doc', bytes)).toMatch(REASON);
  });
});
