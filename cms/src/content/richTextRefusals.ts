/** What an editor is told about a text that is too much to be stored, and what to do. */
import { type Excess, LIMITS } from '../richText/limits';

const numberIn = (language: 'en' | 'vi', value: number): string => value.toLocaleString(language);

const english = (excess: Excess, field: string, length: number): string =>
  excess === 'long'
    ? `“${field}” is too long: ${numberIn('en', length)} characters with its formatting. A text may have ${numberIn('en', LIMITS.characters)}: divide it, and put pasted pictures into the media library.`
    : `“${field}” has more parts than can be read: more than ${numberIn('en', LIMITS.elements)} paragraphs, cells and the like, or ${LIMITS.depth} within each other. Divide it, or paste it as plain text.`;

const vietnamese = (excess: Excess, field: string, length: number): string =>
  excess === 'long'
    ? `“${field}” quá dài: ${numberIn('vi', length)} ký tự, tính cả mã định dạng. Mỗi bài chỉ được có tối đa ${numberIn('vi', LIMITS.characters)} ký tự: hãy tách thành nhiều bài, và đưa ảnh đã dán vào thư viện ảnh.`
    : `“${field}” có quá nhiều thành phần: hơn ${numberIn('vi', LIMITS.elements)} đoạn văn, ô bảng…, hoặc lồng vào nhau hơn ${LIMITS.depth} lớp. Hãy tách nội dung ra, hoặc dán dưới dạng văn bản thuần.`;

/** @param language of the editor's admin; English stands in for all but Vietnamese. */
export const excessRefusal = (excess: Excess, field: string, value: string, language: unknown): string =>
  (language === 'vi' ? vietnamese : english)(excess, field, value.length);

/** Of a text without formatting: `length` characters where `most` may be. */
export const lengthRefusal = (field: string, length: number, most: number, language: unknown): string =>
  language === 'vi'
    ? `“${field}” quá dài: ${numberIn('vi', length)} ký tự. Mục này chỉ được có tối đa ${numberIn('vi', most)} ký tự: hãy rút ngắn lại.`
    : `“${field}” is too long: ${numberIn('en', length)} characters. It may have ${numberIn('en', most)}: shorten it.`;
