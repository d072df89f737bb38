/** A submission as the team reads it, in the chat and in an e-mail. */
import { filledIn, submissionOf } from '../../../tests/support/rowsOfIntake';
import { describeSubmission } from './describeSubmission';

const linesOf = (...how: Parameters<typeof filledIn>) =>
  describeSubmission(filledIn(...how)).lines.map(({ label, value }) => `${label}: ${value}`);

it('has the fields in the order of reading, whatever the order they came in, and leaves out the empty ones', () => {
  const fields = {
    ...{
      message: 'a\nb',
      lang: 'vn',
      featureRequest: '1',
      pageRequest: '3',
      contentPlan: '2',
      deadline: '0',
    },
    ...{
      place: 'service',
      position: 'qc_intern',
      subject: 'web',
      companyName: 'Tea',
      email: 'a@b.co',
      name: 'An',
    },
    ...{ phone: '091', countryCode: '+84', countryName: 'vn' },
  };
  expect(linesOf('quote', { ...fields, position: '' })).toEqual([
    ...['Name: An', 'Country: vn', 'Dial code: +84', 'Phone: 091', 'Email: a@b.co', 'Company: Tea'],
    ...['Subject: Web Development', 'Deadline: Within a month', 'Content: None yet', 'Pages: Not sure'],
    ...['Features: Sell online, with cart and checkout', 'Sent from: the page of a service'],
    ...['Language: Vietnamese', 'Message: a\nb'],
  ]);
  expect(linesOf('career', { position: 'qc_intern' })).toEqual(['Position: QC Intern']);
});

it.each([
  ['contact', 'app', 'Need Mobile App Development'],
  ['contact', 'new', 'Need new'],
  ['quote', 'graphic', 'Graphic Design'],
  ['quote', 'new', 'new'],
  ['order', 'gói CƠ BẢN', 'gói CƠ BẢN'],
  ['order', 'web', 'web'],
] as const)('tells the subject of the form %s, %s, as %s', (form, subject, told) => {
  expect(linesOf(form, { subject })).toEqual([
    expect.stringMatching(new RegExp(`^(Subject|Package): ${told}$`)),
  ]);
});

it.each([
  ['deadline', ['Within a month', 'In one to two months', 'In more than two months']],
  ['contentPlan', ['Yes, we supply all content', 'Some text and images', 'None yet']],
  ['pageRequest', ['One page', 'Up to 5', 'Up to 10', 'Not sure']],
  [
    'featureRequest',
    [
      ...['Show our business, products and services', 'Sell online, with cart and checkout'],
      ...['Show our work', 'Be a blog', 'Something else'],
    ],
  ],
])('tells the answers about a website in words: %s', (field, answers) => {
  const told = answers.map(
    (_answer, index) => linesOf('quote', { [field]: String(index) })[0]?.split(': ')[1],
  );
  expect(told).toEqual(answers);
  expect(linesOf('quote', { [field]: '9' })[0]).toMatch(/: 9$/);
});

it.each([
  ['contact', 'Contact message'],
  ['subscribe', 'Newsletter subscription'],
  ['career', 'Career application'],
  ['order', 'Package order'],
  ['quote', 'Free-quote request'],
] as const)('calls the form %s a %s', (form, title) => {
  expect(describeSubmission(filledIn(form, {})).title).toBe(title);
});

it('names the files first, with their sizes, rounded up', () => {
  const files = [
    { key: 'k', name: 'cv.pdf', size: 2_049, sha256: 'x' },
    { key: 'l', name: 'b.doc', size: 1, sha256: 'x' },
  ];
  expect(describeSubmission(submissionOf({ fields: { name: 'An' }, files })).lines).toEqual([
    { label: 'Files, in the CMS', value: 'cv.pdf (3 kB), b.doc (1 kB)' },
    { label: 'Name', value: 'An' },
  ]);
});
