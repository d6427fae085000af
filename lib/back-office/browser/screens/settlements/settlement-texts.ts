import type { SettlementResult, SettlementState } from '#lib/contract/settlement-vocabulary.ts';

/** What each result is called, and what to do about it. */
export const RESULT_TEXTS: Readonly<Record<SettlementResult, { label: string; advice: string }>> = {
  matched: { label: 'Matches', advice: '' },
  'amount-differs': { label: 'Other amount', advice: 'The gateway settled another amount than the shop recorded.' },
  'net-differs': { label: 'Other deduction', advice: 'Something else than fee and GST was deducted or added.' },
  unknown: { label: 'Not in the shop', advice: 'The shop has no such payment or refund. Look it up at the gateway.' },
  adjustment: {
    label: 'Adjustment',
    advice: 'Neither payment nor refund, such as a chargeback. Look it up at the gateway.',
  },
  'not-settled': { label: 'Not settled', advice: 'The shop has it, and no imported report names it.' },
};

export const STATE_TEXTS: Readonly<Record<SettlementState, string>> = { matched: 'Matches', differs: 'Differs' };

/** A settlement by its id, or by the number of its transfer. */
export function settlementName({ SettlementId, Utr }: { SettlementId: string; Utr: string }): string {
  return SettlementId || Utr || 'Without a number';
}

/** What tells a settlement from others, for its address and its file. */
export function settlementQuery(settlement: { SettlementId: string; Utr: string }): URLSearchParams {
  const { SettlementId, Utr } = settlement;
  return new URLSearchParams(SettlementId === '' ? { Utr } : { SettlementId });
}
