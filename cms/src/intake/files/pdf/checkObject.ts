/** What an object of a PDF may say. Every object is looked at, whether the document uses it or not. */
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

import { isTakenLink } from '../links';
import type { Definitions } from './definitions';
import * as names from './names';

const ACTIVE = 'it has scripts or other files in it';

const fail = (why: string): never => {
  throw new Error(why);
};

const isString = (object: PDFObject): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;

const named = (dict: PDFDict, key: string): PDFObject | undefined => dict.get(PDFName.of(key));

/** Checks the objects of one file. */
export class ObjectCheck {
  constructor(private readonly definitions: Definitions) {}

  /** @throws Error in English, with the reason for which a file with this object is refused. */
  check(object: PDFObject): void {
    if (object instanceof PDFName) this.checkName(object);
    else if (object instanceof PDFArray) object.asArray().forEach((each) => this.check(each));
    else if (object instanceof PDFDict) this.checkDict(object);
    else if (object instanceof PDFRawStream) this.checkStream(object);
  }

  private checkName(name: PDFName): void {
    const text = names.textOf(name);
    // Some readers end a name there.
    if (text.includes('\0')) fail('a name ends in its middle');
    if (names.isForbiddenValue(text)) fail(ACTIVE);
  }

  private checkDict(dict: PDFDict): void {
    for (const [name, value] of dict.entries()) {
      this.checkName(name);
      const key = names.textOf(name);
      if (key === 'Encrypt') fail('it is encrypted');
      if (names.isForbiddenKey(key)) fail(ACTIVE);
      this.checkEntry(key, value);
      this.check(value);
    }
  }

  private checkEntry(key: string, value: PDFObject): void {
    const values = this.definitions.all(value);
    if (names.isKindKey(key) && values.some((each) => this.isKind(each))) fail(ACTIVE);
    if (names.isActionKey(key)) values.forEach((each) => this.checkActions(each));
    if (key === 'AA') values.forEach((each) => this.checkAdditional(each));
    if (key === 'Annots') values.forEach((each) => this.checkAnnotations(each));
    if (key === 'URI' || key === 'Base') values.forEach((each) => this.checkLink(each));
    // A name of a file: `F` is a number where it says how something is shown.
    if ((key === 'F' || key === 'UF') && values.some(isString)) fail('it leads to other files');
  }

  private isKind(value: PDFObject): boolean {
    return value instanceof PDFName && names.isForbiddenKind(names.textOf(value));
  }

  /** An action, several of them, or something else that has the same key. */
  private checkActions(value: PDFObject): void {
    if (value instanceof PDFArray) {
      for (const each of value.asArray()) this.definitions.all(each).forEach((one) => this.checkAction(one));
    } else this.checkAction(value);
  }

  private checkAction(action: PDFObject): void {
    if (!(action instanceof PDFDict)) return;
    for (const kind of this.definitions.all(named(action, 'S'))) {
      const text = kind instanceof PDFName ? names.textOf(kind) : '';
      if (!names.TAKEN_ACTIONS.has(text)) fail(ACTIVE);
      if (text === 'Named') this.checkCommand(action);
    }
  }

  private checkCommand(action: PDFDict): void {
    for (const command of this.definitions.all(named(action, 'N')))
      if (!(command instanceof PDFName) || !names.TAKEN_COMMANDS.has(names.textOf(command))) fail(ACTIVE);
  }

  private checkAdditional(value: PDFObject): void {
    if (!(value instanceof PDFDict)) return;
    for (const each of value.values()) this.definitions.all(each).forEach((one) => this.checkActions(one));
  }

  private checkAnnotations(value: PDFObject): void {
    if (!(value instanceof PDFArray)) return;
    for (const each of value.asArray())
      for (const annotation of this.definitions.all(each))
        if (annotation instanceof PDFDict) this.checkAnnotation(annotation);
  }

  private checkAnnotation(annotation: PDFDict): void {
    for (const kind of this.definitions.all(named(annotation, 'Subtype')))
      if (!(kind instanceof PDFName) || !names.TAKEN_ANNOTATIONS.has(names.textOf(kind)))
        fail('something is on its pages that acts');
  }

  private checkLink(value: PDFObject): void {
    if (isString(value) && !isTakenLink(value.decodeText()))
      fail('a link leads to something else than a page');
  }

  private checkStream({ dict }: PDFRawStream): void {
    const file = named(dict, 'F');
    if (file !== undefined && !(file instanceof PDFNumber)) fail('it leads to other files');
    if (named(dict, 'Ref') !== undefined) fail('it leads to other files');
    if (named(dict, 'PS') !== undefined) fail(ACTIVE);
    this.checkDict(dict);
  }
}
