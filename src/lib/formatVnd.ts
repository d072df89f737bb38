const format = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** A price as `5.900.000 VND`: Vietnamese grouping, no decimals. */
export const formatVnd = (price: number): string => `${format.format(price)} VND`;
