import { positions, type Position } from '../../config/formLimits';
import { useLanguage } from '../../i18n/LocalLink';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { AttachedFiles } from '../shared/AttachedFiles';
import type { FormDefinition } from '../shared/definition';
import { PersonFields } from '../shared/PersonFields';
import { useWays } from '../shared/useWays';
import { useWords } from '../shared/useWords';
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
  const words = useWords('careers:form');
  return (
    <VisitorForm {...{ definition, place, language, words }} ways={useWays('hello')} label={words('label')}>
      {(fields) => (
        <>
          <PersonFields {...{ fields, words, language, preferred }} country="vn" short={inDialog} />
          <SelectField
            {...fields.of('position')}
            label={words('own.position')}
            placeholder={words('fields.choose')}
            defaultValue={position}
            options={positions.map((value) => ({ value, label: words(`own.positions.${value}`) }))}
            onChange={() => {
              fields.files.choose([]);
              fields.restart();
            }}
            required
          />
          <div data-long>
            <TextAreaField {...fields.of('message')} label={words('fields.message')} required />
          </div>
          <AttachedFiles {...{ fields, words, language }} label={words('own.files')} required />
        </>
      )}
    </VisitorForm>
  );
};
