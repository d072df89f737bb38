import type { Device } from './devices';

const shapes: Readonly<Record<Device, string>> = {
  'dien-thoai':
    'M7 2.5h6a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 16V4A1.5 1.5 0 0 1 7 2.5zM9 15h2',
  'may-tinh-bang':
    'M5 1.5h10A1.5 1.5 0 0 1 16.5 3v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V3A1.5 1.5 0 0 1 5 1.5zM9 15.5h2',
  'may-tinh':
    'M2.5 3h15A1 1 0 0 1 18.5 4v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM7 17.5h6M10 14v3.5',
};

/** The outline of a screen, which says its name. */
export const DeviceIcon = ({ device, name }: { readonly device: Device; readonly name: string }) => (
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
    aria-label={name}
  >
    <path d={shapes[device]} />
  </svg>
);
