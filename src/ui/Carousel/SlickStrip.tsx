import { forwardRef, useImperativeHandle, useRef } from 'react';
import Slider from 'react-slick';

import * as styles from './SlickStrip.module.css';
import type { StripHandle, StripProps } from './strip';

/**
 * The row that slides and can be dragged with a mouse. react-slick hides the slides beside the view from listeners, but
 * not from the keyboard: `inert` does (React 18 knows it as an attribute only).
 */
export const SlickStrip = forwardRef<StripHandle, StripProps & { readonly at: number }>(function SlickStrip(
  { label, slides, position, start, at, fit, onMove },
  ref,
) {
  const slider = useRef<Slider>(null);
  useImperativeHandle(ref, () => ({ goTo: (index) => slider.current?.slickGoTo(index) }));
  return (
    <div role="region" aria-label={label} className={styles.window}>
      <Slider
        ref={slider}
        className={styles.slider}
        accessibility={false}
        arrows={false}
        infinite={false}
        initialSlide={start}
        slidesToShow={fit}
        speed={300}
        // A press while it slides counts: else the picture would stay behind what is said of it.
        waitForAnimate={false}
        beforeChange={(_, next) => onMove(next)}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-label={position(index + 1, slides.length)}
            className={styles.slide}
            {...((index < at || index >= at + fit) && { inert: '' })}
          >
            {slide}
          </div>
        ))}
      </Slider>
    </div>
  );
});
