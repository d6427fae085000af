import { createHash } from 'node:crypto';
import type { Order } from '../types.ts';

/**
 * Idempotency key of the form that cancels the rest of an order, the same in every tab until more of it is cancelled: two
 * submissions from pages that show the same items have effect once.
 */
export function cancellationKey({ key, lines }: Pick<Order, 'key' | 'lines'>): string {
  const left = lines.map(({ id, quantity, cancelled }) => `${id}.${quantity - cancelled}`);
  return createHash('sha256')
    .update([key, ...left].join(' '))
    .digest('base64url');
}
