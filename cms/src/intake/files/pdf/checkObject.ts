/** What an object of a PDF may say. Every object is looked at, whether the document uses it or not. */
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

import { fail } from '../fail';
import { isTakenLink } from '../links';
import type { Definitions } from './definitions';
import { isColour, isFreeKey, isFreeValue, isStructure } from './freeNames';
import * as names from './names';

const ACTIVE = 'it has scripts or other files in it';
const ELSEWHERE = 'it leads to other files';

/** Bytes, before its letters are read. */
const LONGEST_LINK = 64_000;

const isString = (object: PDFObject): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;

const named = (dict: PDFDict, key: string): PDFObject | undefined => dict.get(PDFName.of(key));

/** Checks the objects of one file. */
export class ObjectCheck {
  /** What was looked at for a purpose, and the names behind references. */
  private readonly done = new Set<string>();
  private readonly found = new Map<number, string[]>();

  constructor(private readonly definitions: Definitions) {}

  /** @throws Error in English, with the reason for which a file with this object is refused. */
  check(object: PDFObject): void {
    if (object instanceof PDFName) this.checkName(object);
    else if (object instanceof PDFArray) this.checkArray(object);
    else if (object instanceof PDFDict) this.checkDict(object);
    else if (object instanceof PDFRawStream) this.checkStream(object);
  }

  private checkName(name: PDFName): void {
    this.checkEnd(name);
    if (names.isForbiddenValue(names.textOf(name))) fail(ACTIVE);
  }

  /** Some readers end a name there. */
  private checkEnd(name: PDFName): void {
    if (names.textOf(name).includes('\0')) fail('a name ends in its middle');
  }

  private checkArray(array: PDFArray): void {
    const hasName = isColour(array);
    array.asArray().forEach((each, index) => {
      if (hasName && index === 1 && each instanceof PDFName) this.checkEnd(each);
      else this.check(each);
    });
  }

  /** A key that acts, unless everything that a reader may find there is what somebody called so. */
  private checkKey(key: string, value: PDFObject): void {
    if (!names.isForbiddenKey(key)) return;
    if (this.definitions.all(value).length === 0) fail(ACTIVE);
    this.each(`named ${key}`, value, (one) => {
      if (!isFreeKey(key, one)) fail(ACTIVE);
    });
  }

  private checkDict(dict: PDFDict): void {
    for (const [name, value] of dict.entries()) {
      this.checkEnd(name);
      const key = names.textOf(name);
      if (key === 'Encrypt') fail('it is encrypted');
      this.checkKey(key, value);
      this.checkKind(dict, key, value);
      this.checkEntry(key, value);
      if (value instanceof PDFName && isFreeValue(key)) this.checkEnd(value);
      else this.check(value);
    }
  }

  private checkKind(dict: PDFDict, key: string, value: PDFObject): void {
    if (!names.isKindKey(key) || (key === 'S' && isStructure(dict))) return;
    if (this.namesOf(value).some(names.isForbiddenKind)) fail(ACTIVE);
  }

  private checkEntry(key: string, value: PDFObject): void {
    if (names.isActionKey(key)) this.checkActions(value);
    if (key === 'AA') this.each('additional', value, (one) => this.checkAdditional(one));
    if (key === 'Annots') this.each('annotations', value, (one) => this.checkAnnotations(one));
    if (key === 'URI' || key === 'Base') this.each('link', value, (one) => this.checkLink(one));
    if (names.isFileKey(key)) this.each('file', value, (one) => this.checkFile(one));
    if (key === 'FS' && this.namesOf(value).includes('URL')) fail(ELSEWHERE);
    if (key === 'OpenAction') this.checkUnasked(value);
  }

  /**
   * Does a check with everything that a reader may find here, once for each object: a hundred thousand places may lead
   * to an object of a hundred thousand versions.
   *
   * @param check what does not depend on the place.
   */
  private each(purpose: string, value: PDFObject, check: (one: PDFObject) => void): void {
    if (value instanceof PDFRef) {
      const mark = `${purpose} ${value.objectNumber}`;
      if (this.done.has(mark)) return;
      this.done.add(mark);
    }
    this.definitions.all(value).forEach(check);
  }

  /** The names that a reader may find here, each once; empty for what is none. */
  private namesOf(value: PDFObject | undefined): string[] {
    const found = (): string[] => [
      ...new Set(this.definitions.all(value).map((one) => (one instanceof PDFName ? names.textOf(one) : ''))),
    ];
    if (!(value instanceof PDFRef)) return found();
    const texts = this.found.get(value.objectNumber) ?? found();
    this.found.set(value.objectNumber, texts);
    return texts;
  }

  /** An action, several of them, or something else that has the same key. */
  private checkActions(value: PDFObject): void {
    this.each('actions', value, (one) => {
      if (!(one instanceof PDFArray)) return this.checkAction(one);
      one.asArray().forEach((each) => this.each('action', each, (action) => this.checkAction(action)));
    });
  }

  private checkAction(action: PDFObject): void {
    if (!(action instanceof PDFDict)) return;
    if (named(action, 'F') !== undefined) fail(ELSEWHERE);
    for (const kind of this.namesOf(named(action, 'S'))) {
      if (!names.TAKEN_ACTIONS.has(kind)) fail(ACTIVE);
      if (
        kind === 'Named' &&
        !this.namesOf(named(action, 'N')).every((each) => names.TAKEN_COMMANDS.has(each))
      )
        fail(ACTIVE);
    }
  }

  private checkAdditional(value: PDFObject): void {
    if (!(value instanceof PDFDict)) return;
    for (const one of value.values()) {
      this.checkActions(one);
      this.checkUnasked(one);
    }
  }

  private checkAnnotations(value: PDFObject): void {
    if (!(value instanceof PDFArray)) return;
    for (const each of value.asArray()) this.each('annotation', each, (one) => this.checkAnnotation(one));
  }

  private checkAnnotation(annotation: PDFObject): void {
    if (!(annotation instanceof PDFDict)) return;
    if (!this.namesOf(named(annotation, 'Subtype')).every((each) => names.TAKEN_ANNOTATIONS.has(each)))
      fail('something is on its pages that acts');
  }

  /** The name of a file. The same keys say of other things how they are shown, in numbers, or what they consist of. */
  private checkFile(value: PDFObject): void {
    if (isString(value)) fail(ELSEWHERE);
  }

  /** What is done without a click leads to no page. */
  private checkUnasked(value: PDFObject): void {
    this.each('unasked', value, (one) => {
      // A list of its own is a place in the document.
      if (!(one instanceof PDFDict)) return;
      if (this.namesOf(named(one, 'S')).includes('URI')) fail(ELSEWHERE);
      this.each('unasked next', named(one, 'Next') ?? PDFNull, (next) => {
        const actions = next instanceof PDFArray ? next.asArray() : [next];
        actions.forEach((each) => this.checkUnasked(each));
      });
    });
  }

  private checkLink(value: PDFObject): void {
    // Some readers take a name for a text.
    if (value instanceof PDFName) fail('a link leads to something else than a page');
    if (!isString(value)) return;
    if (value.sizeInBytes() > LONGEST_LINK || !isTakenLink(value.decodeText()))
      fail('a link leads to something else than a page');
  }

  private checkStream({ dict }: PDFRawStream): void {
    const file = named(dict, 'F');
    if (file !== undefined && !(file instanceof PDFNumber)) fail(ELSEWHERE);
    if (named(dict, 'Ref') !== undefined) fail(ELSEWHERE);
    if (named(dict, 'PS') !== undefined) fail(ACTIVE);
    this.checkDict(dict);
  }
}
