/** One picture: a page of this folder, the size it is photographed at and where the result is committed. */
export interface PictureOrder {
  /** Relative to this folder, with a query where one page draws several pictures. */
  readonly source: string;
  /** Relative to the repository. */
  readonly target: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel, 2 unless said. */
  readonly scale?: number;
  /** Of a picture with gradients, 90 unless said. */
  readonly quality?: number;
  /** Drawn without gradients: 256 colours are enough, and letters stay sharp at half the weight. */
  readonly flat?: boolean;
  /** `false`: what the page leaves blank stays clear, for whatever is behind the picture; white unless said. */
  readonly ground?: boolean;
  /** The part of the page that is kept, in CSS pixels; all of it unless said. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The same screen with its words in Vietnamese, for the Vietnamese pages: `booking-vn-390.webp` beside `booking-390.webp`. */
export const inVietnamese = (order: PictureOrder): PictureOrder => ({
  ...order,
  source: `${order.source}${order.source.includes('?') ? '&' : '?'}lang=vi`,
  target: order.target.replace(/(-\d+)?\.webp$/, '-vn$1.webp'),
});

export const inBoth = (...orders: PictureOrder[]): PictureOrder[] =>
  orders.flatMap((order) => [order, inVietnamese(order)]);
