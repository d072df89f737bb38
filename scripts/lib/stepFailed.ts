import { excerpt } from './tail';

/** A step that failed: what happened, the end of its log, and what to do. */
export class StepFailed extends Error {
  constructor(
    message: string,
    readonly advice: string,
    readonly logFile?: string,
  ) {
    super(message);
    this.name = 'StepFailed';
  }

  /** What the log says and what to do: what people read below the message. */
  explain(): string {
    const end = excerpt(this.logFile);
    const log = end && `From ${this.logFile}:\n${end.replace(/^/gm, '  ')}\n\n`;
    return `\n${log}${this.advice}\n`;
  }
}
