import type { RefundOption } from './types.ts';

const same = (one: RefundOption, other: RefundOption) =>
  JSON.stringify([one.parts, one.valueParts]) === JSON.stringify([other.parts, other.valueParts]);

/**
 * The refund options to choose from, the default first; of two with the same result only one. A cash payment has no
 * account to go back to, so a bank account is the default there.
 */
export function offeredRefundOptions(options: readonly RefundOption[]): RefundOption[] {
  const [source, bank, card] = (['source', 'bank', 'gift-card'] as const).map((to) =>
    options.find((option) => option.to === to),
  );
  if (!source) return [...options];
  const isCardAlike = card !== undefined && same(source, card);
  const usual = bank && isCardAlike ? [bank] : [source, ...(bank ? [bank] : [])];
  return card && (bank !== undefined || !isCardAlike) ? [...usual, card] : usual;
}
