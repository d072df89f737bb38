import type { CSSProperties, ReactNode } from 'react';

// A page without a stage has nothing that travels, and is spared these styles.
import '../../styles/transitions.css';
import { Framed } from '../Frame/Framed';
import * as styles from './Stage.module.css';

/** A screen on a stage: in a browser, in a phone, or the work itself without a frame. */
export interface StageLayer {
  readonly kind: 'browser' | 'phone' | 'bare';
  /** A `Picture`. */
  readonly picture: ReactNode;
  /**
   * `upright`: its picture is as high as a phone's page, and stands without those in front of it; `narrow`: on screens
   * under 600 pixels only; `medium`: under 900 pixels. `low`: it stands at the foot of an upright stage, clear of the words of the screen behind it.
   * `large`: it fills most of an upright stage, and the screen behind it is cut. `across`: it has no ground of its own,
   * and is as wide as the stage. `alone`: the same, with its ground, in place of several: it may be cut.
   */
  readonly stands?: 'upright' | 'narrow' | 'medium' | 'low' | 'large' | 'across' | 'alone';
  /** Places it, where the stage is shown in a way of its own. */
  readonly className?: string;
}

interface StageProps {
  /** One colour, or two that become a gradient: the ground, which stays put. Styles find them as `--from` and `--to`. */
  readonly colours: readonly string[];
  /** A drawn ground above the colours: a `Picture`. */
  readonly scene?: ReactNode;
  /** Back to front. */
  readonly layers: readonly StageLayer[];
  /** Gives the stage its shape: an `aspect-ratio` or a height, and where its layers stand. */
  readonly className: string;
  /** Unique on its page; the page behind the card has the same, so that the picture travels there. */
  readonly transitionName?: string;
  /** The stage of the first screen: at rest until someone scrolls. */
  readonly first?: boolean;
}

/** Screens in front of a ground: they drift against the page as it scrolls, the front ones more (src/styles/motion.module.css). */
export const Stage = ({ colours, scene, layers, className, transitionName, first = false }: StageProps) => {
  const [from, to = from] = colours;
  const style = { '--from': from, '--to': to, viewTransitionName: transitionName } as CSSProperties;
  return (
    <div
      className={[styles.stage, className, !first && styles.reveal].filter(Boolean).join(' ')}
      style={style}
      data-layout={layers.map(({ kind }) => kind).join(' ')}
    >
      {scene && <span className={styles.scene}>{scene}</span>}
      {layers.map((layer, index) => (
        <div
          key={index}
          className={[styles.layer, first ? styles.leave : styles.drift, layer.className]
            .filter(Boolean)
            .join(' ')}
          data-kind={layer.kind}
          data-place={index + 1}
          data-stands={layer.stands}
        >
          <div className={styles.lift}>
            <Framed kind={layer.kind}>{layer.picture}</Framed>
          </div>
        </div>
      ))}
    </div>
  );
};
