import cases from '../../contracts/folded-titles.json';
import { foldText } from './foldText';

it.each(cases)('folds $title as the CMS does', ({ title, folded }) => {
  expect(foldText(title)).toBe(folded);
});

it('folds letters that are composed and letters with their marks behind them alike', () => {
  expect(foldText('Phở Lành'.normalize('NFD'))).toBe(foldText('Phở Lành'.normalize('NFC')));
});
