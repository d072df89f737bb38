/** The screens on which a demo may be looked at; the last one is as wide as the window. */
export const devices = [
  { device: 'dien-thoai', name: 'Điện\u00A0thoại' },
  { device: 'may-tinh-bang', name: 'Máy tính\u00A0bảng' },
  { device: 'may-tinh', name: 'Máy\u00A0tính' },
] as const;

/** It is also the id of its button, which an address may name behind its `#`. */
export type Device = (typeof devices)[number]['device'];

export const widest: Device = 'may-tinh';

export const deviceOf = (hash: string): Device | undefined =>
  devices.find(({ device }) => `#${device}` === hash)?.device;
