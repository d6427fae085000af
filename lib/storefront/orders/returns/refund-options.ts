import type { RefundOption } from './types.ts';

const same = (one: RefundOption, other: RefundOption) =>
  JSON.stringify([one.parts, one.valueParts]) === JSON.stringify([other.parts, other.valueParts]);

/**
 * The ways to choose from, the usual one first: of two that come to the same, one. What was paid in cash goes nowhere by
 * itself, so that a bank account comes first there.
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
