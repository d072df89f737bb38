import type { MouseEvent } from 'react';

import { plain } from '../../../../lib/plain';
import { Arrow } from '../../../../ui/Arrow/Arrow';
import { buttonClass } from '../../../../ui/Button/buttonLook';
import { Label } from '../../../../ui/Words/Label';
import { words } from '../words';
import { DeviceIcon } from './DeviceIcon';
import { devices, ownDevice, type Device } from './devices';
import * as styles from './LiveLinks.module.css';

interface LiveLinksProps {
  /** Address of the preview's page. */
  readonly preview: string;
  /** Shows the preview in place. */
  readonly onOpen: (device: Device) => void;
}

/** Whether a click asks for the page that its link leads to, here and now. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What leads to the live preview, also on a screen of one's choice: links to its page, which React answers in place. */
export const LiveLinks = ({ preview, onOpen }: LiveLinksProps) => {
  const opens = (device?: Device) => ({
    href: device ? `${preview}#${device}` : preview,
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onOpen(device ?? ownDevice());
    },
  });
  return (
    <>
      <a {...opens()} className={buttonClass({})}>
        <Label>{words.live}</Label>
        <Arrow />
      </a>
      <ul role="list" className={styles.devices}>
        {devices.map(({ device, name }) => (
          <li key={device}>
            <a {...opens(device)}>
              <DeviceIcon device={device} name={plain(`${words.live}: ${name}`)} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};
