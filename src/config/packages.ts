/** The three web packages of the Vietnamese page, by the names an order says (specification part 1, section 3). */
export const packages = ['gói CƠ BẢN', 'gói TIÊU CHUẨN', 'gói TUỲ BIẾN'] as const;

/** The other reading of the same three: the intake takes it too. */
export const otherPackageNames = ['Personal', 'Advance', 'Ultimate'] as const;

export type WebPackage = (typeof packages)[number];
