import { useTranslation } from 'gatsby-plugin-react-i18next';

import { CheckboxField } from '../../ui/form/CheckboxField';
import { RadioGroupField } from '../../ui/form/RadioGroupField';

/** Boxes to tick and choices to make, in every state. */
export const FieldChoices = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('styleguide');
  const deadlines = [
    { value: '0', label: t('field.deadline0') },
    { value: '1', label: t('field.deadline1') },
    { value: '2', label: t('field.deadline2') },
  ];
  const pages = [
    { value: '0', label: t('field.pages0') },
    { value: '1', label: t('field.pages1') },
    { value: '2', label: t('field.pages2') },
    { value: '3', label: t('field.pages3') },
  ];
  return (
    <>
      <CheckboxField id={`${id}-copy`} label={t('field.agree')} hint={t('field.agreeHint')} />
      <CheckboxField id={`${id}-terms`} label={t('field.terms')} error={t('field.termsError')} required />
      <CheckboxField id={`${id}-news`} label={t('field.news')} defaultChecked disabled />
      <RadioGroupField
        id={`${id}-deadline`}
        name={`${id}-deadline`}
        label={t('field.deadline')}
        options={deadlines}
        defaultValue="1"
      />
      <RadioGroupField
        id={`${id}-pages`}
        name={`${id}-pages`}
        label={t('field.pages')}
        options={pages}
        error={t('field.pagesError')}
        required
      />
      <RadioGroupField
        id={`${id}-closed`}
        name={`${id}-closed`}
        label={t('field.deadline')}
        options={deadlines}
        defaultValue="0"
        disabled
      />
    </>
  );
};
