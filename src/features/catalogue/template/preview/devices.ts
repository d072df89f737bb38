/** The screens on which a demo may be looked at. */
export const devices = [
  { device: 'dien-thoai', name: 'Điện thoại' },
  { device: 'may-tinh-bang', name: 'Máy tính bảng' },
  { device: 'may-tinh', name: 'Máy tính' },
] as const;

/** It is also the id of its button, which an address may name behind its `#`. */
export type Device = (typeof devices)[number]['device'];

/** What the window is itself: there a demo fills it (Preview.module.css has the same widths). */
export const ownDevice = (): Device => {
  if (window.innerWidth < 600) return 'dien-thoai';
  return window.innerWidth < 1024 ? 'may-tinh-bang' : 'may-tinh';
};

export const deviceOf = (hash: string): Device | undefined =>
  devices.find(({ device }) => `#${device}` === hash)?.device;
