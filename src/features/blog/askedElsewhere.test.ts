import { askedElsewhere } from './askedElsewhere';

const elsewhere = askedElsewhere({
  categories: [
    { title: 'Design', titleElsewhere: 'Thiết kế' },
    { title: 'Notes', titleElsewhere: null },
  ],
  tags: [{ title: 'Design', titleElsewhere: 'Bản vẽ' }],
});

describe('what the list is asked for, in the other language', () => {
  it.each([
    ['?category=Design', 'category=Thiết kế'],
    ['?category=design', 'category=Thiết kế'],
    ['?tag=Design', 'tag=Bản vẽ'],
    ['?category=Design&search=c%26a', 'category=Thiết kế&search=c%26a'],
    ['?search=colour', 'search=colour'],
    ['?category=Notes&search=colour', 'search=colour'],
    ['?category=Unknown', ''],
    ['?utm_source=x', ''],
    ['', ''],
  ])('is of %s "%s"', (query, other) => {
    expect(decodeURI(elsewhere(query))).toBe(other);
  });
});
