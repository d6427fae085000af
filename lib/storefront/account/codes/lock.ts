import { tryAgain } from '#lib/storefront/platform/forms/try-again.ts';

/** What a refusal tells scripts beside its words, where the code is locked. */
export interface CodeLock {
  lockedForSeconds: number;
}

/** Tells a listener of the lock that the data of a refusal speak of; false where they speak of none, or nobody listens. */
export function reportLock(data: unknown, onLocked: ((seconds: number) => void) | undefined): boolean {
  if (!onLocked || typeof data !== 'object' || data === null || !('lockedForSeconds' in data)) return false;
  const { lockedForSeconds } = data;
  if (typeof lockedForSeconds !== 'number' || lockedForSeconds <= 0) return false;
  onLocked(lockedForSeconds);
  return true;
}

/** What a shopper reads whose code is locked. */
export function lockedText(seconds: number | undefined): string {
  return `Too many wrong codes. ${tryAgain(seconds)}`;
}
