/** Why something was booked (contract, StoreCreditHistory). */
export const creditKinds = ['credited', 'spent', 'refunded', 'expired', 'adjusted'] as const;

export type CreditKind = (typeof creditKinds)[number];
