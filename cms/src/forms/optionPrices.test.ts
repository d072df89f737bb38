import fc from 'fast-check';

import { formatVnd, lineOf, type PricedOption, quantityOf, totalOf, wantedLines } from './optionPrices';

const option = (documentId: string, basic_price: number, allow_quantity = true): PricedOption => ({
  documentId,
  title: documentId,
  basic_price,
  allow_quantity,
});

describe('a quantity', () => {
  it.each([
    ['1', 1],
    ['12', 12],
    ['999', 999],
    ['1000', 999],
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['', 1],
    ['abc', 1],
    ['1e9', 999],
    [Number.POSITIVE_INFINITY, 999],
    [Number.NaN, 1],
  ])('of %j is %d: between 1 and 999, and 1 for what is no number', (input, quantity) => {
    expect(quantityOf(input)).toBe(quantity);
  });
});

describe('the price of a template', () => {
  const pages = option('pages', 500_000);
  const logo = option('logo', 2_000_000, false);

  it('is its own with nothing wanted', () => {
    expect(totalOf(7_900_000, [pages, logo], {})).toBe(7_900_000);
  });

  it('has the lines of what is wanted, in the order of the offer', () => {
    expect(wantedLines([pages, logo], { logo: 1, pages: 3 })).toEqual([
      { option: pages, quantity: 3, price: 1_500_000 },
      { option: logo, quantity: 1, price: 2_000_000 },
    ]);
    expect(totalOf(7_900_000, [pages, logo], { logo: 1, pages: 3 })).toBe(11_400_000);
  });

  it('counts once what can be had once only, whatever quantity is sent', () => {
    expect(lineOf(logo, 7)).toBe(2_000_000);
    expect(totalOf(0, [logo], { logo: 7 })).toBe(2_000_000);
  });

  it('has nothing of what is not offered, be it called like a property of every object', () => {
    expect(totalOf(1, [option('toString', 5)], {})).toBe(1);
    expect(totalOf(1, [pages], { other: 3 })).toBe(1);
  });

  it('is exact for any mix: to the dong what counting with whole numbers of any size gives', () => {
    const options = fc.uniqueArray(
      fc.record({
        documentId: fc.string({ minLength: 1 }),
        title: fc.string(),
        basic_price: fc.integer({ min: 0, max: 2_147_483_647 }),
        allow_quantity: fc.boolean(),
      }),
      { selector: ({ documentId }) => documentId, maxLength: 40 },
    );
    const mix = options.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.integer({ min: 0, max: 2_147_483_647 }),
        fc.array(fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }), {
          minLength: all.length,
          maxLength: all.length,
        }),
      ),
    );
    fc.assert(
      fc.property(mix, ([all, base, quantities]) => {
        const chosen = all.flatMap(({ documentId }, index) => {
          const quantity = quantities[index];
          return quantity === undefined ? [] : [[documentId, quantity] as const];
        });
        const wanted = new Map(chosen);
        const exact = all.reduce((sum, { documentId, basic_price, allow_quantity }) => {
          const quantity = wanted.get(documentId);
          if (quantity === undefined) return sum;
          return sum + BigInt(basic_price) * BigInt(allow_quantity ? quantity : 1);
        }, BigInt(base));
        const total = totalOf(base, all, Object.fromEntries(chosen));
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(BigInt(total)).toBe(exact);
      }),
      { numRuns: 500 },
    );
  });
});

it('is written with Vietnamese grouping and no decimals', () => {
  expect([5_900_000, 0, 12_345.6].map(formatVnd)).toEqual(['5.900.000 VND', '0 VND', '12.346 VND']);
});
