/** What a line of a gateway's settlement is about; an adjustment is neither a payment nor a refund, such as a chargeback. */
export const SETTLEMENT_KINDS = ['payment', 'refund', 'adjustment'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/**
 * What a settlement says compared with the store's own payments and refunds. `unknown`: the store has no such payment or
 * refund. `net-differs`: what was settled is not the amount less fee and tax. `not-settled`: the store has it, and no
 * imported settlement does.
 */
export const SETTLEMENT_RESULTS = [
  'matched',
  'amount-differs',
  'net-differs',
  'unknown',
  'adjustment',
  'not-settled',
] as const;
export type SettlementResult = (typeof SETTLEMENT_RESULTS)[number];

/** The units of amounts in a gateway's export. */
export const SETTLEMENT_UNITS = ['rupees', 'paise'] as const;
export type SettlementUnit = (typeof SETTLEMENT_UNITS)[number];

/** What a settlement as a whole is: all of its lines match, or some do not. */
export const SETTLEMENT_STATES = ['matched', 'differs'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/** Which lines are read: all, or those that do not match. */
export const SETTLEMENT_SELECTIONS = ['all', 'differences'] as const;
export type SettlementSelection = (typeof SETTLEMENT_SELECTIONS)[number];
