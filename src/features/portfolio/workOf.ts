/** How a project is shown, as far as its place in the list goes by it. */
export interface Work {
  /** Seen on a screen: `screens`, or on phones alone. Shown as it is: a `square`, a wide `strip`, or `drawn` as a whole. */
  readonly kind: 'screens' | 'phones' | 'square' | 'strip' | 'drawn';
  /** What is behind it. */
  readonly ground: 'plain' | 'drawn';
}

interface Shown {
  readonly stage: {
    readonly scene: unknown;
    readonly frames: readonly { readonly kind: string }[];
  };
  readonly special: {
    readonly turned: { readonly width: number; readonly height: number } | null;
  } | null;
}

const kindOf = ({ stage: { frames }, special }: Shown): Work['kind'] => {
  if (frames.length === 0) return 'drawn';
  if (frames.every(({ kind }) => kind === 'phone')) return 'phones';
  if (frames.some(({ kind }) => kind !== 'bare')) return 'screens';
  const turned = special?.turned;
  return turned && turned.width === turned.height ? 'square' : 'strip';
};

/** What the facts of a project say of how it is shown. */
export const workOf = (facts: Shown): Work => ({
  kind: kindOf(facts),
  ground: facts.stage.scene ? 'drawn' : 'plain',
});
