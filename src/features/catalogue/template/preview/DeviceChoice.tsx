import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden';
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
        <label key={device} className={styles.device} title={name}>
          <input type="radio" id={device} name="device" value={device} defaultChecked={device === first} />
          <DeviceIcon device={device} name={name} />
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
        role="img"
        aria-label="Xoay ngang"
      >
        <path d="M3 9h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 18H3a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 3 9zm13 3.5v2M4.5 5.5q5.5-5 10.5.5m0-3.5v3.5h-3.5" />
      </svg>
    </label>
  </fieldset>
);
