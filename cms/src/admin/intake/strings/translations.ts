import { DELIVERY, SUBMISSION } from '../types';
import { en } from './en';
import { vi } from './vi';

type Strings = Record<string, string>;

/** Where the admin looks for our strings. */
export const stringKey = (id: string): string => `intake.${id}`;

const keyed = (strings: Strings): Strings =>
  Object.fromEntries(Object.entries(strings).map(([id, text]) => [stringKey(id), text]));

/** The names of columns and fields, where the content manager looks for them. */
const columns = (model: string, names: Strings): Strings =>
  Object.fromEntries(
    Object.entries(names).map(([name, text]) => [`content-manager.content-types.${model}.${name}`, text]),
  );

export const translations: Record<'en' | 'vi', Strings> = {
  en: {
    ...keyed(en),
    ...columns(SUBMISSION, {
      createdAt: 'Received',
      form: 'Form',
      name: 'Name',
      email: 'Email',
      lang: 'Language',
      deliveries: 'Deliveries',
    }),
    ...columns(DELIVERY, {
      channel: 'What',
      state: 'State',
      attempts: 'Attempts',
      lastError: 'Last error',
      nextAttemptAt: 'Next attempt',
      submission: 'Submission',
    }),
  },
  vi: {
    ...keyed(vi),
    Submission: 'Biểu mẫu đã nhận',
    Delivery: 'Tin gửi đi',
    ...columns(SUBMISSION, {
      createdAt: 'Nhận lúc',
      form: 'Biểu mẫu',
      name: 'Họ và tên',
      email: 'Email',
      lang: 'Ngôn ngữ',
      deliveries: 'Tin gửi đi',
    }),
    ...columns(DELIVERY, {
      channel: 'Loại tin',
      state: 'Trạng thái',
      attempts: 'Số lần thử',
      lastError: 'Lỗi gần nhất',
      nextAttemptAt: 'Lần thử tiếp theo',
      submission: 'Biểu mẫu',
    }),
  },
};
