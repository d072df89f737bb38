import cases from '../../../contracts/folded-titles.json';
import { foldText } from './foldText';

it.each(cases)('folds $title as the site does', ({ title, folded }) => {
  expect(foldText(title)).toBe(folded);
});
