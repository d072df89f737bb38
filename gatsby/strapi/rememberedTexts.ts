/**
 * Does its work once on each text: one process makes many builds, and few texts change from one to the next. What was asked
 * for neither since the last `turn` nor between that and the one before is forgotten.
 */
export const rememberedTexts = (work: (text: string) => string) => {
  let before = new Map<string, string>();
  let now = new Map<string, string>();
  return {
    of(text: string): string {
      const done = now.get(text) ?? before.get(text) ?? work(text);
      now.set(text, done);
      return done;
    },
    turn(): void {
      [before, now] = [now, new Map()];
    },
  };
};
