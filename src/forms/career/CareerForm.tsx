import { career } from '../../../cms/src/forms/career';
import type { Position } from '../../../cms/src/forms/choices';
import { useLanguage } from '../../i18n/LocalLink';
import { AttachedFiles } from '../shared/fields/AttachedFiles';
import { FormFields } from '../shared/fields/FormFields';
import { useWays } from '../shared/submission/useWays';
import { useFormTranslation } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

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
  const t = useFormTranslation(career);
  return (
    <VisitorForm definition={career} {...{ place, language, t }} ways={useWays('hello')} label={t('label')}>
      {(fields) => (
        <FormFields
          form={career}
          {...{ fields, t, language }}
          begins={{ position }}
          short={inDialog}
          files={AttachedFiles}
        />
      )}
    </VisitorForm>
  );
};
