/** The part of a pino logger that the server's modules use: one short line with a few fields. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
