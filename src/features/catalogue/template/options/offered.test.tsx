import { offeredGroups } from './offered';

const option = (documentId: string) => ({
  ...{ documentId, title: documentId, description: null, basic_price: 100, allow_quantity: false },
});
const group = (id: string, ...options: string[]) => ({ id, title: id, options: options.map(option) });

test('an option that stands in two groups is offered, and bought, once: in the first of them', () => {
  const groups = offeredGroups({
    group_options: [group('pages', 'shop', 'blog'), group('more', 'blog', 'chat'), group('again', 'chat')],
  });
  expect(groups.map(({ id, options }) => [id, options.map(({ documentId }) => documentId)])).toEqual([
    ['pages', ['shop', 'blog']],
    ['more', ['chat']],
  ]);
});
