import { setCookie } from 'cookies-next/client';
import { cookieValue } from '#lib/http/browser-fetch.ts';
import { READABLE_COOKIES } from '#lib/session/cookie-names.ts';
import { type Choice, choiceText, readChoice } from './choice.ts';
import type { VisitPurpose } from './purposes.ts';

/** Of `window`: the visitor has chosen. */
const CHOSEN = 'samay:consent';
/** As long as a browser keeps any cookie. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** What this browser's visitor has chosen; null where they have not, or were asked by another notice. */
export function currentChoice(): Choice | null {
  return readChoice(cookieValue(document.cookie, READABLE_COOKIES.consent) ?? '');
}

/** Whether the visitor agreed to a purpose. Before a choice nobody did. */
export function allows(purpose: VisitPurpose): boolean {
  return currentChoice()?.granted.includes(purpose) ?? false;
}

/** Keeps a choice, and tells everything on the page that waits for one. */
export function saveChoice(granted: readonly VisitPurpose[]): void {
  const options = {
    path: '/',
    maxAge: LIFETIME_SECONDS,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  } as const;
  void setCookie(READABLE_COOKIES.consent, choiceText({ granted, at: Date.now() }), options);
  void setCookie(READABLE_COOKIES.isCookie, 'false', options);
  window.dispatchEvent(new Event(CHOSEN));
}

/** Calls back after each choice made on this page, until the returned function is called. */
export function onChoice(callback: () => void): () => void {
  window.addEventListener(CHOSEN, callback);
  return () => window.removeEventListener(CHOSEN, callback);
}
