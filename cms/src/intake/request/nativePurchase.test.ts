import { takeWanted, wantedIn } from './nativePurchase';
import { Refusal } from './refusal';

const wanted = (fields: Record<string, unknown>) => wantedIn(takeWanted(fields).wantedFields);
const refused = (errors: Record<string, string>) => new Refusal(400, errors);

describe('what a browser without a script sends', () => {
  it('are the marks of the options that are ticked, each with the quantity of its own field', () => {
    const fields = { template: 'pho', options: ['ab12', 'zz00'], 'quantity-ab12': '3', 'quantity-cd34': '7' };
    expect(wanted(fields)).toEqual({
      template: 'pho',
      options: [
        { documentId: 'ab12', isMark: true, quantity: 3 },
        { documentId: 'zz00', isMark: true, quantity: 1 },
      ],
    });
  });

  it('may be one option, or none, of a layout', () => {
    expect(wanted({ layout: 'menu', options: 'ab12', 'quantity-ab12': ' ' })).toEqual({
      ...{ template: '', layout: 'menu' },
      options: [{ documentId: 'ab12', isMark: true, quantity: 1 }],
    });
    expect(wanted({ 'quantity-ab12': '3' })).toEqual({ template: '', options: [] });
  });

  it('says the same again from the hidden fields of the page that answers it', () => {
    const fields = { template: 'pho', options: ['ab12', 'zz00'], 'quantity-ab12': '3' };
    const { wantedFields } = takeWanted(fields);
    expect(wantedFields).toEqual({ template: 'pho', options: 'ab12:3 zz00:1' });
    expect(wanted(wantedFields)).toEqual(wanted(fields));
  });

  it('leaves the other fields alone, also those that are none of a purchase', () => {
    const rest = { name: 'An', template: ['a', 'b'], 'quantity-': '1', 'quantity-ab12': ['1', '2'] };
    expect(takeWanted({ ...rest, layout: 'menu' })).toEqual({
      ...{ rest, wantedFields: { layout: 'menu' } },
    });
    expect(takeWanted({ options: ['ab12', { a: 1 }] }).rest).toEqual({ options: ['ab12', { a: 1 }] });
  });

  it.each([
    ['5.0', 5],
    ['1e1', 10],
    ['2.5', 2],
    ['0', 1],
    ['-1', 1],
    ['ba', 1],
    ['1000', 999],
    ['9'.repeat(2_000), 999],
  ])('counts as the page does: %s', (typed, quantity) => {
    expect(wanted({ options: 'ab12', 'quantity-ab12': typed }).options).toEqual([
      { documentId: 'ab12', isMark: true, quantity },
    ]);
  });

  it('is written down anew in no more letters than as many options have, whatever it brings', () => {
    const fields = { options: 'abcd '.repeat(25_000), 'quantity-abcd': '1 '.repeat(64_000) };
    const { wantedFields } = takeWanted(fields);
    expect(wantedFields.options).toHaveLength(1_001 * 'abcd:1 '.length - 1);
    expect(() => wantedIn(wantedFields)).toThrow(refused({ options: 'max' }));
    expect(takeWanted({ options: 'a'.repeat(250_000) }).wantedFields.options?.length).toBeLessThan(200);
  });

  it.each(['ab', 'AB12', 'ab12:', 'ổảắ12', `${'a'.repeat(65)}:1`, `ab12:${'1'.repeat(21)}`, '__proto__'])(
    'is refused with an option that is none: %s',
    (options) => expect(() => wanted({ options })).toThrow(refused({ options: 'pattern' })),
  );

  it('is refused with more options than a catalogue offers', () => {
    expect(() => wanted({ options: Array.from({ length: 1_001 }, () => 'ab12') })).toThrow(
      refused({ options: 'max' }),
    );
  });
});
