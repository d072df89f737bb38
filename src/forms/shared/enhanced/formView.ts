/** How a form looks at a moment, as its lazy half tells it. */
export interface FormView {
  /** The lazy half is there: it checks, and the browser need not. */
  readonly enhanced: boolean;
  /** What is said below each field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly sending: boolean;
  /** How much of the files is sent, 0 to 1; null while nothing is. */
  readonly progress: number | null;
  /** Whether it may be sent now: a captcha that has to be done is done. */
  readonly ready: boolean;
  /** Counts failed attempts: each moves the focus to the first wrong field. */
  readonly failures: number;
}

/** The first HTML: complete, and without React's half. */
export const nativeView: FormView = {
  enhanced: false,
  errors: {},
  sending: false,
  progress: null,
  ready: true,
  failures: 0,
};
