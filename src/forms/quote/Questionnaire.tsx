import { questions, type Question } from '../../config/formLimits';
import { RadioGroupField } from '../../ui/form/RadioGroupField';
import type { Words } from '../shared/definition';
import type { FieldState } from '../shared/VisitorForm';

interface QuestionnaireProps {
  readonly fields: FieldState;
  readonly words: Words;
}

/** Four questions about a website; what is sent is the index of the answer (specification part 1, section 3). */
export const Questionnaire = ({ fields, words }: QuestionnaireProps) =>
  Object.entries(questions).map(([question, answers]) => (
    <div key={question} data-long>
      <RadioGroupField
        {...fields.of(question)}
        label={words(`own.${question as Question}.question`)}
        options={Array.from({ length: answers }, (_, index) => ({
          value: String(index),
          label: words(`own.${question as Question}.${index}`),
        }))}
        required
      />
    </div>
  ));
