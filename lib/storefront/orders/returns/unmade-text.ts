import { formatPaise } from '#lib/shared/money.ts';
import type { ReturnPlan } from './types.ts';

/** The refund if an exchange is not made. `asks`: whether the shopper chooses its destination below. */
export function unmadeText({ worth, difference }: Pick<ReturnPlan, 'worth' | 'difference'>, asks: boolean): string {
  const when = difference > 0 ? 'cannot be made, or the difference is not paid in time' : 'cannot be made';
  const base = `If the exchange ${when}, ${formatPaise(worth)} goes back to you instead`;
  if (!asks) return `${base}:`;
  return difference < 0 ? `${base}, the same way.` : `${base}. Choose where to.`;
}
