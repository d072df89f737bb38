import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import type { PricedOption, WantedOptions } from '../../../cms/src/forms/optionPrices';
import { renderIn } from '../../../jest/fixtures';
import { formElement, type } from '../shared/formFixture';
import { PurchaseDialog } from './PurchaseDialog';

const template = { documentId: 'pho', title: 'Phở Lành', basicPrice: 7_900_000 };
const options: readonly PricedOption[] = [
  { documentId: 'pages', title: 'Trang nội dung', basic_price: 450_000, allow_quantity: true },
  { documentId: 'booking', title: 'Đặt bàn trực\u00A0tuyến', basic_price: 1_800_000, allow_quantity: false },
  { documentId: 'qr', title: 'Thanh toán QR', basic_price: 2_400_000, allow_quantity: false },
];

export const onSent = jest.fn();
export const onClose = jest.fn();
/** A page that clears what was chosen when the request has arrived. */
const TemplatePage = ({ chosen }: { readonly chosen: WantedOptions }) => {
  const [wanted, setWanted] = useState(chosen);
  const clear = () => {
    onSent();
    setWanted({});
  };
  return <PurchaseDialog dialog="buy" {...{ template, options, wanted, onClose }} onSent={clear} />;
};

/** jsdom cannot open a dialog in the top layer: the attribute is what it has. */
export const show = (language: 'en' | 'vn' = 'vn', chosen: WantedOptions = { booking: 1, pages: 3 }) => {
  const shown = renderIn(language, <TemplatePage chosen={chosen} />);
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog');
  dialog.open = true;
  return { ...shown, dialog };
};

export const fill = async () => {
  await type('name', 'Ẵn');
  await type('email', 'an@pholanh.restaurant');
  await type('phone', '0909 214-179');
};

export const pdf = new File(['%PDF-1.7 ế'], 'thực đơn.pdf', { type: 'application/pdf', lastModified: 1 });
export const upload = () => screen.getByLabelText(/Tài liệu PDF/);
export const summary = () => within(screen.getByRole('region', { name: 'Trang web bạn chọn' }));
export const json = (body: unknown) => JSON.parse(String(body)) as Record<string, unknown>;
export const valueOf = (name: string) => (formElement().elements.namedItem(name) as HTMLInputElement).value;
