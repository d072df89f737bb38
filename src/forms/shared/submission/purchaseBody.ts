import { formatVnd, totalOf, wantedLines } from '../../../../cms/src/forms/optionPrices';
import type { FormBody } from '../../../api-client/postForm';
import { plain } from '../../../lib/plain';
import { required } from '../../../lib/required';
import type { Sending, Values } from '../definition';
import { base64Of } from './base64';

/**
 * A purchase as the content API takes it (docs/specification/calls.md, 'Purchase'): what is wanted of the catalogue with the
 * prices that the visitor saw, who wants it, and the file inside.
 *
 * @throws where the file cannot be read
 */
export const purchaseBody = async (
  { name, email, phone, message }: Values,
  { language, captcha, website, files: [file], purchase }: Sending,
): Promise<FormBody> => {
  const { template, options, wanted } = required(purchase, 'purchase');
  return {
    withFile: file !== undefined,
    json: {
      idCollection: template.documentId,
      titleCollection: template.title,
      layoutCollection: template.layout ?? null,
      basicPriceCollection: formatVnd(template.basicPrice),
      endPriceCollection: formatVnd(totalOf(template.basicPrice, options, wanted)),
      quantityCollection: 1,
      contactInformation: {
        ...{ name, email, phone, message },
        file: file ? await base64Of(file) : null,
        filename: file?.name ?? null,
      },
      extraOptions: wantedLines(options, wanted).map(({ option, quantity, price }) => ({
        documentId: option.documentId,
        title: plain(option.title),
        quantity,
        basic_price: formatVnd(option.basic_price),
        price_end: formatVnd(price),
      })),
      ...{ captcha, website, lang: language },
    },
  };
};
