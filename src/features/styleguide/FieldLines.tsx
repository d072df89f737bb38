import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import { PhoneField } from '../../ui/form/PhoneField';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { SearchInput } from '../../ui/SearchInput/SearchInput';

const preferred = ['au', 'vn'] as const;

/** Lines of text and lists, in every state. */
export const FieldLines = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('styleguide');
  const [search, setSearch] = useState('');
  const phone = {
    language: useLanguage(),
    preferred,
    country: 'au',
    countryLabel: t('field.country'),
  } as const;
  const subjects = [
    { value: 'web', label: t('field.web') },
    { value: 'app', label: t('field.app') },
    { value: 'graphic', label: t('field.graphic') },
  ];
  return (
    <>
      <SearchInput
        aria-label={t('field.search')}
        placeholder={t('field.search')}
        value={search}
        onType={setSearch}
      />
      <TextField id={`${id}-name`} label={t('field.name')} required />
      <TextField
        id={`${id}-name-full`}
        label={t('field.name')}
        defaultValue={t('field.nameValue')}
        required
      />
      <TextField
        id={`${id}-name-wrong`}
        label={t('field.name')}
        defaultValue="Ẵn"
        error={t('field.nameError')}
        required
      />
      <TextField id={`${id}-email`} type="email" label={t('field.email')} hint={t('field.emailHint')} />
      <TextField
        id={`${id}-email-wrong`}
        type="email"
        label={t('field.email')}
        hint={t('field.emailHint')}
        error={t('field.emailError')}
        defaultValue="quynh.an@"
      />
      <TextField id={`${id}-locked`} label={t('field.locked')} defaultValue="SA-2041" disabled />
      <TextField
        id={`${id}-company`}
        label={t('field.company')}
        note={t('field.optional')}
        placeholder={t('field.placeholder')}
      />
      <PhoneField {...phone} id={`${id}-phone`} label={t('field.phone')} required />
      <PhoneField
        {...phone}
        id={`${id}-phone-wrong`}
        label={t('field.phone')}
        error={t('field.phoneError')}
        country="vn"
      />
      <PhoneField {...phone} id={`${id}-phone-locked`} label={t('field.phone')} disabled />
      <SelectField
        id={`${id}-subject`}
        label={t('field.subject')}
        options={subjects}
        placeholder={t('field.choose')}
      />
      <SelectField
        id={`${id}-subject-locked`}
        label={t('field.subject')}
        options={subjects}
        defaultValue="app"
        disabled
      />
      <TextAreaField id={`${id}-message`} label={t('field.message')} required />
      <TextAreaField
        id={`${id}-message-full`}
        label={t('field.message')}
        defaultValue={t('field.messageValue')}
      />
      <TextAreaField
        id={`${id}-message-wrong`}
        label={t('field.message')}
        error={t('field.messageError')}
        required
      />
    </>
  );
};
