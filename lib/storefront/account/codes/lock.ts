import { retryText } from '#lib/storefront/platform/forms/retry-text.ts';
import * as m from '#messages';

/** The additional data that scripts get if a code is locked. */
export interface CodeLock {
  lockedForSeconds: number;
}

/** Reports the lock in the data of a refusal to a listener; false where there is no lock or no listener. */
export function reportLock(data: unknown, onLocked: ((seconds: number) => void) | undefined): boolean {
  if (!onLocked || typeof data !== 'object' || data === null || !('lockedForSeconds' in data)) return false;
  const { lockedForSeconds } = data;
  if (typeof lockedForSeconds !== 'number' || lockedForSeconds <= 0) return false;
  onLocked(lockedForSeconds);
  return true;
}

/** The message about a locked code. */
export function lockedText(seconds: number | undefined): string {
  return m.accountCodeLocked({ retry: retryText(seconds) });
}

/** The message about a wrong code or invitation: `message` and, if known, how many tries are left. */
export function wrongCodeText(message: string, triesLeft: number | undefined): string {
  return triesLeft === undefined ? message : m.accountCodeTriesLeft({ message, count: triesLeft });
}
