import { object, string, type StringSchema } from 'yup';

import { formLimits, questions, subjects, type Question } from '../../config/formLimits';
import type { FormRules, Values } from '../shared/definition';
import { multipart } from '../shared/submission/multipart';
import { filesRule, messageRule, optionRule, personRules } from '../shared/validation/rules';

const names = Object.keys(questions) as Question[];

/** The questionnaire is for websites; another subject has one message box instead. */
const answerRule = (answers: number): StringSchema<string | undefined> => {
  const indexes = Array.from({ length: answers }, (_, index) => String(index));
  return string().when('subject', {
    is: 'web',
    then: () => optionRule(indexes),
    otherwise: (rule) => rule.transform(() => undefined),
  });
};

const withoutQuestions = (values: Values): Values =>
  values.subject === 'web'
    ? values
    : Object.fromEntries(
        Object.entries(values).filter(([name]) => !names.some((question) => question === name)),
      );

/** The free quote (docs/specification/forms.md, 'Free quote'). */
export const quoteRules: FormRules = {
  schema: object({
    place: string(),
    ...personRules(),
    companyName: string()
      .transform((value: string | undefined) => value?.replace(/\s+/g, ' ').trim())
      .max(formLimits.companyName, 'max'),
    subject: optionRule(subjects),
    deadline: answerRule(questions.deadline),
    contentPlan: answerRule(questions.contentPlan),
    pageRequest: answerRule(questions.pageRequest),
    featureRequest: answerRule(questions.featureRequest),
    message: messageRule(),
    files: filesRule().when('subject', {
      is: 'web',
      otherwise: (rule) => rule.transform(() => []),
    }),
  }),
  request: (values, sending) =>
    multipart(withoutQuestions(values), {
      ...sending,
      // Files belong to the questionnaire.
      files: values.subject === 'web' ? sending.files : [],
    }),
};
