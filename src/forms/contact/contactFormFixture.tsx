import { renderIn } from '../../../jest/fixtures';
import { choose, fillPerson, type } from '../shared/formFixture';
import { ContactForm } from './ContactForm';

export const showContactForm = (
  language: 'en' | 'vn' = 'en',
  place: 'contact-home' | 'contact-page' = 'contact-home',
) => renderIn(language, <ContactForm place={place} />);

/** Writes everything the form asks for. */
export const fillContactForm = async (): Promise<void> => {
  await fillPerson();
  await choose('subject', 'app');
  await type('message', 'We need an app.');
};
