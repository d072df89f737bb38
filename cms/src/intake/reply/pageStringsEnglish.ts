import { choiceNames } from '../description/choiceNames';
import type { PageStrings } from './pageStringsShape';

export const englishStrings: PageStrings = {
  title: {
    contact: 'Contact us',
    subscribe: 'Newsletter',
    career: 'Application',
    order: 'Package order',
    quote: 'Get your free quote',
  },
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    companyName: 'Company',
    subject: 'Subject',
    position: 'Position',
    deadline: 'When should it be ready?',
    contentPlan: 'What about texts and images?',
    pageRequest: 'How many pages?',
    featureRequest: 'What should the website do?',
    message: 'Message',
    files: 'Files',
  },
  options: {
    ...choiceNames.en,
    deadline: ['Within a month', 'One to two months', 'Over two months'],
    contentPlan: ['We supply all content', 'We have some text and images', 'We have none yet'],
    pageRequest: ['One page', 'Up to 5', 'Up to 10', 'Not sure'],
    featureRequest: [
      'Show our business, products and services',
      'Online shop with cart and checkout',
      'Showcase of our work',
      'Blog',
      'Other',
    ],
  },
  wrong: 'Almost there. Please look at the marked fields.',
  question: 'One last question, to keep machines out:',
  filesAgain: 'Please upload maximum 2 files Only pdf, docx and doc files. Please choose them again.',
  refusedFile: (email) =>
    `A file could not be taken: it holds macros, scripts or other files, is protected, or is not what its name says. Please save it anew as a PDF, or send it to ${email}.`,
  send: 'Send',
  back: 'Back to the website',
  optional: 'optional',
  success: (form, salesEmail) => {
    if (form === 'contact') return 'Send message successfully, We will reply soon!';
    if (form === 'subscribe') return 'Thanks you for your subscribe!';
    if (form === 'quote')
      return `Thank you! We have your request and will be in touch soon from ${salesEmail}.`;
    if (form === 'order') return 'Your request has been sent. We will be in touch soon!';
    return 'Thank for your applied, We will contact you as soon as possible!';
  },
  refusal: {
    400: 'This form could not be read.',
    409: 'This was sent before, with other contents. Please load the page again.',
    413: 'This is too large: two files of 10 MB each at most.',
    415: 'This form was sent in a way we do not understand.',
    429: 'Too many messages in a short time. Please wait some minutes.',
    503: 'We could not store your message. Please try again in a moment.',
  },
  elsewhere: (email) => `You can also write to ${email}.`,
};
