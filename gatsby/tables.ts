/** Of a text as `safeContent` writes it: its tables, none of which has another in it, and the rows of one. */
export const TABLE = /<table[\s>](?:(?!<table[\s>]).)*?<\/table>/gs;
export const ROW = /<tr(?:\s[^>]*)?>.*?<\/tr>/gs;

/** Whether cells go over several rows or columns: then it is not known what stands below what. */
export const hasSpans = (table: string): boolean => /\s(?:row|col)span=/.test(table);
