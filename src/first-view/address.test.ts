import { showAddress } from './address';
import { onAPageOfItsOwn } from './firstViewFixture';

onAPageOfItsOwn();

const askFor = (address: string) => {
  document.documentElement.dataset.address = address;
  showAddress();
};

describe('the address of a page', () => {
  it('becomes the one the page asks for: an unknown one turns into that of the Not-found page', () => {
    history.replaceState(null, '', '/en/nowhere/?page=2#top');
    askFor('/en/404/');
    expect(location.href).toBe('http://localhost/en/404/');
  });

  it('leaves no trace of the unknown one to go back to', () => {
    const before = history.length;
    askFor('/en/404/');
    expect(history).toHaveLength(before);
  });

  it('stays as it is where the page is at home, and where it asks for none', () => {
    const replace = jest.spyOn(history, 'replaceState');
    showAddress();
    askFor('');
    askFor('/');
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });
});
