import { allows } from '#lib/storefront/marketing/consent/client.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';
import type { AnalyticsEvent } from './types.ts';

/** In the memory of a tab, and only of a visitor who agreed: signing in leads to another document. */
const KEY = 'sign-in-sent';

function withMemory<Value>(work: (memory: Storage) => Value, otherwise: Value): Value {
  try {
    return work(window.sessionStorage);
  } catch {
    // A browser that keeps nothing tells of no sign-in.
    return otherwise;
  }
}

/** Keeps that somebody who is not signed in yet has sent their code. */
export function recordSignInSent(): void {
  if (!allows('statistics') || hasSignedInCookie(document.cookie)) return;
  withMemory((memory) => memory.setItem(KEY, 'yes'), undefined);
}

/** The sign-in that a sent code has led to: told once, on the page after it. */
export function loginEvents(): AnalyticsEvent[] {
  const isSent = withMemory((memory) => memory.getItem(KEY) !== null, false);
  if (!isSent || !hasSignedInCookie(document.cookie)) return [];
  clearSignInSent();
  return [{ event: 'login', method: 'otp' }];
}

/** Forgets it: without consent nothing is kept for statistics. */
export function clearSignInSent(): void {
  withMemory((memory) => memory.removeItem(KEY), undefined);
}
