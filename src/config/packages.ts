/**
 * The three web packages of the Vietnamese page, by the names an order says
 * (docs/specification/pages.md, 'Web packages').
 */
export const packages = ['gói CƠ BẢN', 'gói TIÊU CHUẨN', 'gói TUỲ BIẾN'] as const;

/** The same three in English: the intake takes them too. */
export const otherPackageNames = ['Personal', 'Advance', 'Ultimate'] as const;

export type WebPackage = (typeof packages)[number];
