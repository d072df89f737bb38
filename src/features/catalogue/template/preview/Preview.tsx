import type { ReactNode } from 'react';

import { demoSandbox } from '../../../../lib/demo';
import { Arrow } from '../../../../ui/Arrow/Arrow';
import { BrowserBar } from '../../../../ui/Frame/BrowserFrame';
import { Words } from '../../../../ui/Words/Words';
import { DeviceChoice } from './DeviceChoice';
import type { Device } from './devices';
import * as styles from './Preview.module.css';

export interface Previewed {
  /** Title of the template. */
  readonly title: string;
  /** Title of its layout. */
  readonly layout: string;
  /** Address of the demo, as `demoAddress` has it (src/lib/demo.ts). */
  readonly demo: string;
}

/** Of the heading: what the preview is in is named by it. */
export const headingId = 'preview-title';

interface PreviewProps extends Previewed {
  /** Leads back to the template. */
  readonly back: ReactNode;
  /** Leads to buying it. */
  readonly buy: ReactNode;
  readonly heading: 'h1' | 'h2';
  /** On which screen it is seen first, if not on that of the window. */
  readonly device?: Device;
}

/**
 * A layout live, in a sandboxed frame that fills the window below a slim bar. It is native HTML: widths and rotation follow
 * from fields by styles alone.
 */
export const Preview = ({ title, layout, demo, back, buy, heading: Heading, device }: PreviewProps) => (
  <div className={styles.preview}>
    <div className={styles.bar}>
      {back}
      <div className={styles.name}>
        <Heading id={headingId} className={styles.title}>
          <Words text={title} />
        </Heading>
        <p className={styles.layout}>{layout}</p>
      </div>
      <DeviceChoice first={device} />
      <a href={demo} target="_blank" rel="noopener" className={styles.tab} title="Mở trong tab mới">
        <span>Mở trong tab mới</span>
        <Arrow to="out" />
      </a>
      {buy}
    </div>
    <div className={styles.stage}>
      <div className={styles.device}>
        <BrowserBar />
        <iframe
          src={demo}
          title={`Trang mẫu ${title}, giao diện ${layout}`}
          sandbox={demoSandbox(demo)}
          data-demo=""
          className={styles.frame}
        />
      </div>
    </div>
  </div>
);
