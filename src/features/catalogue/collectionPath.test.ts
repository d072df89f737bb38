import { collectionPath } from './collectionPath';

describe('the address of a template', () => {
  it('is that of its first layout', () => {
    expect(collectionPath('pho-lanh', 'mot-cot')).toBe('/collection/pho-lanh/mot-cot/');
  });

  it('is its own when there is no layout', () => {
    expect(collectionPath('pho-lanh', undefined)).toBe('/collection/pho-lanh/');
  });
});
