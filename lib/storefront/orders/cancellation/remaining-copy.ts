import * as m from '#messages';
import type { OrderLine } from '../types.ts';

/**
 * A notice on top of the form where a part of the order was cancelled before, so that a returning shopper does not cancel
 * the rest by mistake; empty otherwise.
 */
export function leftText(lines: readonly Pick<OrderLine, 'quantity' | 'cancelled'>[]): string {
  const cancelled = lines.reduce((sum, line) => sum + line.cancelled, 0);
  const left = lines.reduce((sum, line) => sum + line.quantity - line.cancelled, 0);
  if (cancelled === 0) return '';
  return left === 1 ? m.ordersCancelLastLeft({ cancelled }) : m.ordersCancelOthersLeft({ cancelled, left });
}
