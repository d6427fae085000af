import { allows } from '#lib/storefront/marketing/consent/client.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';
import type { AnalyticsEvent } from './types.ts';

/** Key of sessionStorage, used only with consent: signing in leads to another document. */
const KEY = 'sign-in-sent';

function withMemory<Value>(work: (memory: Storage) => Value, otherwise: Value): Value {
  try {
    return work(window.sessionStorage);
  } catch {
    // A browser without storage reports no sign-in.
    return otherwise;
  }
}

/** Stores that a guest has submitted a sign-in code. */
export function recordSignInSent(): void {
  if (!allows('statistics') || hasSignedInCookie(document.cookie)) return;
  withMemory((memory) => memory.setItem(KEY, 'yes'), undefined);
}

/** The sign-in after a submitted code: reported once, on the page that follows. */
export function loginEvents(): AnalyticsEvent[] {
  const isSent = withMemory((memory) => memory.getItem(KEY) !== null, false);
  if (!isSent || !hasSignedInCookie(document.cookie)) return [];
  clearSignInSent();
  return [{ event: 'login', method: 'otp' }];
}

/** Removes the stored code submission: without consent nothing is stored for statistics. */
export function clearSignInSent(): void {
  withMemory((memory) => memory.removeItem(KEY), undefined);
}
