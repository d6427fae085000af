/** Charges of an order besides shipping, in the order in which they are listed. */
export const CHARGE_KINDS = ['express-delivery', 'gift-wrap', 'cash-on-delivery'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];
