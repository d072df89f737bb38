import { nameOfMember } from './goneBack';

describe('who went back', () => {
  it.each([
    [{ firstname: 'Linh', lastname: 'Trần' }, 'Linh Trần'],
    [{ firstname: 'Linh', lastname: null }, 'Linh'],
    [{ firstname: '', lastname: '', username: 'linh' }, 'linh'],
    [{}, ''],
  ])('is called by the name of the account, and by no address of an e-mail: %j', (member, name) => {
    expect(nameOfMember(member)).toBe(name);
  });
});
