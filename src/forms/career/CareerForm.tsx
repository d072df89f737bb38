import { positions, type Position } from '../../config/formLimits';
import { useLanguage } from '../../i18n/LocalLink';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { AttachedFiles } from '../shared/fields/AttachedFiles';
import type { FormDefinition } from '../shared/definition';
import { PersonFields } from '../shared/fields/PersonFields';
import { useWays } from '../shared/submission/useWays';
import { useFormTranslation } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

const definition: FormDefinition = {
  id: 'career',
  path: 'career-apply',
  captcha: 'visible',
  multipart: true,
  wake: 'near',
  rules: async () => (await import('./careerRules')).careerRules,
};

const preferred = ['vn', 'au'] as const;

interface CareerFormProps {
  /** Makes its ids its own: each opening's dialog has a form, and so has the end of the page. */
  readonly place: string;
  readonly position: Position;
  /** One of several on its page. */
  readonly inDialog?: boolean;
}

/** Applies for a position, with one or two files. */
export const CareerForm = ({ place, position, inDialog }: CareerFormProps) => {
  const language = useLanguage();
  const t = useFormTranslation('careers:form');
  return (
    <VisitorForm {...{ definition, place, language, t }} ways={useWays('hello')} label={t('label')}>
      {(fields) => (
        <>
          <PersonFields {...{ fields, t, language, preferred }} country="vn" short={inDialog} />
          <SelectField
            {...fields.of('position')}
            label={t('own.position')}
            placeholder={t('fields.choose')}
            defaultValue={position}
            options={positions.map((value) => ({ value, label: t(`own.positions.${value}`) }))}
            onChange={() => fields.restart()}
            required
          />
          <div data-long>
            <TextAreaField {...fields.of('message')} label={t('fields.message')} required />
          </div>
          <AttachedFiles {...{ fields, t, language }} label={t('own.files')} required />
        </>
      )}
    </VisitorForm>
  );
};
