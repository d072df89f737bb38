import { fireEvent, screen } from '@testing-library/react';

import { renderIn } from '../../../../jest/fixtures';
import { templatePage } from './templateFixture';

const page = '/vn/collection/pho-lanh/mot-cot/';
const open = (address: string) => {
  window.history.replaceState(null, '', address);
  HTMLDialogElement.prototype.showModal = jest.fn();
  renderIn('vn', templatePage());
};

describe('the dialog with which a template is bought', () => {
  it('is opened by the address to which the preview leads', () => {
    open(`${page}#mua`);
    expect(jest.mocked(HTMLDialogElement.prototype.showModal).mock.contexts).toEqual([
      document.getElementById('mua-trang-web'),
    ]);
    expect(document.getElementById('mua')).toContainElement(
      screen.getByRole('link', { name: 'Thêm tuỳ chọn' }),
    );
  });

  it('takes that wish out of the address as it closes', () => {
    open(`${page}?a=b#mua`);
    fireEvent(document.getElementById('mua-trang-web') as HTMLElement, new Event('close'));
    expect(window.location.href).toMatch(/mot-cot\/\?a=b$/);
  });

  it('stays closed at any other address, which stays as it is', () => {
    open(`${page}#tuy-chon`);
    expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled();
    fireEvent(document.getElementById('mua-trang-web') as HTMLElement, new Event('close'));
    expect(window.location.hash).toBe('#tuy-chon');
  });
});
