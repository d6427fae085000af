import { formatPaise } from '#lib/shared/money.ts';
import type { ReturnPlan } from './types.ts';

/** The refund if an exchange is not made. `hasChoice`: whether the shopper chooses its destination below. */
export function failedExchangeText(
  { itemsValue, difference }: Pick<ReturnPlan, 'itemsValue' | 'difference'>,
  hasChoice: boolean,
): string {
  const when =
    difference > 0
      ? 'we cannot complete the exchange, or you do not pay the difference in time'
      : 'we cannot complete the exchange';
  const base = `If ${when}, we refund ${formatPaise(itemsValue)} instead`;
  if (!hasChoice) return `${base}:`;
  return difference < 0 ? `${base}, to the same payment method.` : `${base}. Choose how:`;
}
