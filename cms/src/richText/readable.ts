// Control characters and halves of letters are in no text, and a database refuses some of them.
const UNREADABLE = /[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu;

/** The characters of a text that can be shown and stored. */
export const readable = (text: string): string => text.replace(UNREADABLE, '');
