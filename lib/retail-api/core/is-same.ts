import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function isSame(stored: string, submitted: string): boolean {
  const [left, right] = [Buffer.from(stored), Buffer.from(submitted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
