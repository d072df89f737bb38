import { questions, type Question } from '../../config/formLimits';
import { RadioGroupField } from '../../ui/form/RadioGroupField';
import type { Translate } from '../shared/definition';
import type { FieldState } from '../shared/VisitorForm';

interface QuestionnaireProps {
  readonly fields: FieldState;
  readonly t: Translate;
}

/**
 * Four questions about a website; what is sent is the index of the answer
 * (docs/specification/forms.md, 'Free quote').
 */
export const Questionnaire = ({ fields, t }: QuestionnaireProps) =>
  Object.entries(questions).map(([question, answers]) => (
    <div key={question} data-long>
      <RadioGroupField
        {...fields.of(question)}
        label={t(`own.${question as Question}.question`)}
        options={Array.from({ length: answers }, (_, index) => ({
          value: String(index),
          label: t(`own.${question as Question}.${index}`),
        }))}
        required
      />
    </div>
  ));
