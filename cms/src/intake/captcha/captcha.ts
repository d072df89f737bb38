/** What a captcha proves, whichever kind it is. */
export interface Proof {
  /** Stored with the submission, once only: the same proof cannot be used again. */
  token: string;
  /** When the proof ends by itself, in milliseconds since 1970: it need not be remembered for longer. */
  expiresAt: number;
}

export interface Captcha {
  /**
   * Checks a token that came with a submission of `form` from `address`.
   *
   * @returns the proof, or undefined when the token proves nothing.
   * @throws when a service that has to be asked does not answer.
   */
  verify: (form: string, token: string, address: string) => Promise<Proof | undefined>;
}
