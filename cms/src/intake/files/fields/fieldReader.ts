import { LONGEST_INSTRUCTION, isTakenField, mayHoldField } from './instructions';

/** A change that is tracked, and may be taken back: deleted text is in one reading of an instruction, inserted text in another. */
export type Change = 'deleted' | 'inserted' | undefined;

/** One way to read an instruction. It grows by millions of pieces, so that it is put together once, at its end. */
class Reading {
  /** Its beginning, which says what the field is. */
  head = '';
  private length = 0;
  private readonly pieces: string[] = [];

  /** Returns whether it is not too long. */
  add(text: string): boolean {
    if (this.head.length < HEAD) this.head += text.slice(0, HEAD - this.head.length);
    this.pieces.push(text);
    this.length += text.length;
    return this.length <= LONGEST_INSTRUCTION;
  }

  get text(): string {
    return this.pieces.join('');
  }
}

interface Open {
  /** The instruction as it is written, without what was deleted, without what was inserted. */
  readings: { whole: Reading; accepted: Reading; rejected: Reading };
  isInInstruction: boolean;
  change: Change;
}

/** Letters, with the longest name of a field among them. */
const HEAD = 200;

/** No honest document has so many fields in one another. */
const MAX_DEPTH = 100;

/** Puts the instructions of fields together that are spread over many pieces, one inside the other. */
export class FieldReader {
  private readonly open: Open[] = [];

  /** Whether what comes now belongs to an instruction. */
  get isInInstruction(): boolean {
    return this.open.at(-1)?.isInInstruction === true;
  }

  get isEmpty(): boolean {
    return this.open.length === 0;
  }

  /** A field begins. @throws Error in English where what it says would be the name or the address of another one. */
  begin(change?: Change): void {
    const outer = this.open.at(-1);
    if (outer?.isInInstruction && !this.readingsWith(outer, change).every(({ head }) => mayHoldField(head)))
      this.fail();
    if (this.open.length >= MAX_DEPTH) this.fail();
    this.open.push({
      readings: { whole: new Reading(), accepted: new Reading(), rejected: new Reading() },
      isInInstruction: true,
      change,
    });
  }

  /** A piece of an instruction or of text, which is an instruction until the field's result begins. */
  add(text: string, change?: Change): void {
    const field = this.open.at(-1);
    if (!field?.isInInstruction) return;
    const { whole, accepted, rejected } = field.readings;
    if (!whole.add(text)) this.fail();
    if (change !== 'deleted') accepted.add(text);
    if (change !== 'inserted') rejected.add(text);
  }

  /** The instruction is complete. @throws Error in English when it is none that is taken. */
  separate(change?: Change): void {
    const field = this.open.at(-1);
    if (!field) return;
    // Where one mark is taken back and another is not, the text between them is something else than it was.
    if (field.change !== change) this.fail();
    field.isInInstruction = false;
    if (!Object.values(field.readings).every(({ text }: Reading) => isTakenField(text))) this.fail();
  }

  /** The field ends. @throws as {@link separate}. */
  end(change?: Change): void {
    const field = this.open.at(-1);
    if (field?.isInInstruction) this.separate(change);
    if (field && field.change !== change) this.fail();
    this.open.pop();
  }

  /** The document ends. @throws as {@link separate}, for fields that do not end. */
  finish(): void {
    for (let field = this.open.at(-1); field; field = this.open.at(-1)) this.end(field.change);
  }

  /** How the instruction around a field may be read wherever that field is there. */
  private readingsWith({ readings }: Open, change: Change): Reading[] {
    const { whole, accepted, rejected } = readings;
    return [whole, ...(change === 'deleted' ? [] : [accepted]), ...(change === 'inserted' ? [] : [rejected])];
  }

  private fail(): never {
    throw new Error('it has a field that runs or fetches something');
  }
}
