import type { OrderLine } from '../types.ts';

const unitsText = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/**
 * A notice on top of the form where a part of the order was cancelled before, so that a returning shopper does not cancel
 * the rest by mistake; empty otherwise.
 */
export function leftText(lines: readonly Pick<OrderLine, 'quantity' | 'cancelled'>[]): string {
  const cancelled = lines.reduce((sum, line) => sum + line.cancelled, 0);
  const left = lines.reduce((sum, line) => sum + line.quantity - line.cancelled, 0);
  if (cancelled === 0) return '';
  const done = `${unitsText(cancelled)} of this order ${cancelled === 1 ? 'is' : 'are'} already cancelled.`;
  if (left === 1) return `${done} This is the last one: if you cancel it, you cancel the whole order.`;
  return `${done} You can cancel the other ${unitsText(left)} here.`;
}
