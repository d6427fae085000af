import { formatPaise } from '#lib/shared/money.ts';
import type { ReturnPlan } from './types.ts';

/** The refund if an exchange is not made. `asks`: whether the shopper chooses its destination below. */
export function unmadeText({ worth, difference }: Pick<ReturnPlan, 'worth' | 'difference'>, asks: boolean): string {
  const when =
    difference > 0
      ? 'we cannot complete the exchange, or you do not pay the difference in time'
      : 'we cannot complete the exchange';
  const base = `If ${when}, we refund ${formatPaise(worth)} instead`;
  if (!asks) return `${base}:`;
  return difference < 0 ? `${base}, to the same place.` : `${base}. Choose how:`;
}
