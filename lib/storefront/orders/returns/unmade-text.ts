import { formatPaise } from '#lib/shared/money.ts';
import type { ReturnPlan } from './types.ts';

/** What goes back if an exchange is not made. `asks`: whether the shopper chooses below where it goes. */
export function unmadeText({ worth, difference }: Pick<ReturnPlan, 'worth' | 'difference'>, asks: boolean): string {
  const when = difference > 0 ? 'cannot be made, or the difference is not paid in time' : 'cannot be made';
  const base = `If the exchange ${when}, ${formatPaise(worth)} goes back to you instead`;
  if (!asks) return `${base}:`;
  return difference < 0 ? `${base}, the same way.` : `${base}. Choose where to.`;
}
