import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden';
import { Label } from '../../../../ui/Words/Label';
import * as styles from './DeviceChoice.module.css';
import { DeviceIcon } from './DeviceIcon';
import { devices, type Device } from './devices';

/**
 * On which screen a demo is seen, and whether it is turned: native fields that styles follow (Preview.module.css), so it needs no
 * script. While none is chosen the window is the screen.
 */
export const DeviceChoice = ({ first }: { readonly first: Device | undefined }) => (
  <fieldset className={styles.choice}>
    <legend>
      <VisuallyHidden>Cỡ màn hình</VisuallyHidden>
    </legend>
    <div className={styles.devices}>
      {devices.map(({ device, name }) => (
        <label key={device} className={styles.device} title={name.replace('\u00A0', ' ')}>
          <input type="radio" id={device} name="device" value={device} defaultChecked={device === first} />
          <DeviceIcon device={device} />
          <VisuallyHidden>
            <Label>{name}</Label>
          </VisuallyHidden>
        </label>
      ))}
    </div>
    <label className={styles.turn} title="Xoay ngang">
      <input type="checkbox" name="turned" />
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M8.5 10.5v-7a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-5a1 1 0 0 0-1-1zM12 3.5q4 0 4 4m-2-2 2 2 2-2" />
      </svg>
      <VisuallyHidden>Xoay ngang</VisuallyHidden>
    </label>
  </fieldset>
);
