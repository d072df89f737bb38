/** Whether a text shows nothing: spaces, line ends and characters without a form of their own (zero-width ones). */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
