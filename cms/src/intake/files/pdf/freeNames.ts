/** Names that people chose, where what stands beside them shows that they do nothing: a link to the chapter 'JavaScript'. */
import { PDFArray, PDFDict, PDFName, PDFNull, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

import { isFileKey, textOf } from './names';

const FITS = new Set(['XYZ', 'Fit', 'FitH', 'FitV', 'FitR', 'FitB', 'FitBH', 'FitBV']);

/** Keys with the name of a place. */
const PLACE_KEYS = new Set(['Dest', 'D']);

/** What fonts are called in a page; what else has these keys is text, a stream, or a dictionary with the name of a file. */
const FONT_KEYS = new Set(['JS', 'EF']);

const isNamed = (object: PDFObject | undefined, name: string): boolean =>
  object instanceof PDFName && textOf(object) === name;

/** A place in the document: a page, how it is shown, and numbers. */
const isPlace = (object: PDFObject): boolean => {
  if (!(object instanceof PDFArray)) return false;
  const [page, fit, ...numbers] = object.asArray();
  return (
    page instanceof PDFRef &&
    fit instanceof PDFName &&
    FITS.has(textOf(fit)) &&
    numbers.every((each) => each instanceof PDFNumber || each === PDFNull)
  );
};

const isFont = (object: PDFObject): boolean =>
  object instanceof PDFDict &&
  isNamed(object.get(PDFName.of('Type')), 'Font') &&
  !object.keys().some((key) => isFileKey(textOf(key)));

/** Whether a key that acts elsewhere is only what somebody called this value. */
export const isFreeKey = (key: string, value: PDFObject): boolean =>
  isPlace(value) || (FONT_KEYS.has(key) && isFont(value));

/** Whether the value of a key is a name that somebody chose for a place. */
export const isFreeValue = (key: string): boolean => PLACE_KEYS.has(key);

/** Whether an array is the space of a colour with a name, `[/Separation /Launch …]`. */
export const isColour = (array: PDFArray): boolean =>
  array.size() === 4 && isNamed(array.get(0), 'Separation');

/** Whether a dictionary is a part of the document's structure, whose kind may be a name of its own. */
export const isStructure = (dict: PDFDict): boolean =>
  isNamed(dict.get(PDFName.of('Type')), 'StructElem') && dict.get(PDFName.of('P')) instanceof PDFRef;
