import { createHash } from 'node:crypto';
import type { Order } from '../types.ts';

/**
 * Names the form that cancels what is left of an order, the same in every tab as long as nothing more of it is cancelled:
 * whatever is sent from two pages that show the same pieces is done once.
 */
export function cancellationKey({ key, lines }: Pick<Order, 'key' | 'lines'>): string {
  const left = lines.map(({ id, quantity, cancelled }) => `${id}.${quantity - cancelled}`);
  return createHash('sha256')
    .update([key, ...left].join(' '))
    .digest('base64url');
}
