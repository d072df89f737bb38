/** Honest PDFs that look like something else: odd names, words and ends. */
import { pdf, streamOf } from './documents';

export type Honest = [what: string, file: string, bytes: Buffer];

export const honestPdfs: Honest[] = [
  [
    'a PDF whose fonts have names in GBK and UTF-8',
    'cv.pdf',
    pdf('', undefined, [
      '<< /Type /Font /BaseFont /\u00cb\u00ce\u00cc\u00e5,Bold /Name /\u00e2\u0080\u0093x /Encoding /\u00ff\u0080 >>',
      '<< /Font << /\u00e1\u00bb\u0080 4 0 R /\u00e2\u0080\u0093 4 0 R >> /Order [/\u00e1\u00bb\u0080] >>',
    ]),
  ],
  [
    'a PDF whose words are objectives behind numbers, not packed',
    'cv.pdf',
    pdf('/Title (OKR 2024 - 5 objectives)', undefined, [
      streamOf('', 'BT (Plan 2024 3 objectives, 1 2 obj\u00e9t) Tj ET'),
    ]),
  ],
  [
    'a tagged PDF of LibreOffice with fields of a form',
    'cv.pdf',
    Buffer.from(
      pdf().toString('latin1').replace('endobj\n3 0 obj', 'endobj\n\n/Document<</MCID 12>>BDC\n3 0 obj'),
      'latin1',
    ),
  ],
  [
    'a PDF of Chrome with links to chapters whose names act elsewhere',
    'cv.pdf',
    pdf(
      '/Dests << /#4aavaScript [3 0 R /XYZ 6 777.75 0] /Launch [3 0 R /Fit] /JS 4 0 R >>',
      undefined,
      ['[3 0 R /FitH null]', '<< /Title (A) /A << /S /GoTo /D /Launch >> >>'],
      '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest /JavaScript >>]',
    ),
  ],
  [
    'a PDF whose fonts, colours and kinds of text have such names',
    'cv.pdf',
    pdf(
      '/StructTreeRoot << /RoleMap << /Sound /P /PS /P >> /K << /Type /StructElem /S /PS /P 5 0 R >> >>',
      undefined,
      ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>', 'null'],
      '/Resources << /Font << /EF 4 0 R /JS 4 0 R >> /ColorSpace << /CS0 [/Separation /Launch /DeviceCMYK 5 0 R] >> >>',
    ),
  ],
];
