import { setCookie } from 'cookies-next/client';
import { cookieValue } from '#lib/shared/cookie-value.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { type ConsentChoice, choiceText, needsConsentPrompt, readChoice } from './choice.ts';
import { logChoice } from './choice-log.ts';
import type { VisitPurpose } from './purposes.ts';

/** Of `window`: the visitor has chosen. */
const CHOSEN = 'samay:consent';
/** As long as a browser keeps any cookie. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** The choice as its cookie keeps it; undefined where there is none. */
export const choiceCookie = (): string | undefined => cookieValue(document.cookie, READABLE_COOKIES.consent);

/** What this browser's visitor has chosen; null where they have not, or were asked by another notice. */
export function currentChoice(): ConsentChoice | null {
  return readChoice(choiceCookie() ?? '');
}

/** Whether the visitor agreed to a purpose. Before a choice nobody did. */
export function allows(purpose: VisitPurpose): boolean {
  return currentChoice()?.granted.includes(purpose) ?? false;
}

/** Whether the banner is to be shown in this browser. */
export function isAsked(): boolean {
  return needsConsentPrompt(cookieValue(document.cookie, READABLE_COOKIES.isCookie), choiceCookie());
}

/**
 * Keeps a choice, and tells everything on the page that waits for one: whoever keeps something for a purpose that was
 * refused removes it then. The choice counts whether or not the store can be told of it.
 */
export function saveChoice(granted: readonly VisitPurpose[]): void {
  const options = {
    path: '/',
    maxAge: LIFETIME_SECONDS,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  } as const;
  const choice = { granted, at: Date.now() };
  void setCookie(READABLE_COOKIES.consent, choiceText(choice), options);
  void setCookie(READABLE_COOKIES.isCookie, 'false', options);
  tell();
  logChoice(choice);
}

/** Calls back after each choice made in this browser, until the returned function is called. */
export function onChoice(callback: () => void): () => void {
  window.addEventListener(CHOSEN, callback);
  return () => window.removeEventListener(CHOSEN, callback);
}

const tell = () => window.dispatchEvent(new Event(CHOSEN));

/** Follows what is chosen in other tabs: nothing tells a page of it but the cookie itself. Returns what ends it. */
export function followOtherTabs(): () => void {
  let known = choiceCookie();
  const look = () => {
    const now = choiceCookie();
    if (now === known) return;
    known = now;
    tell();
  };
  const stop = onChoice(() => {
    known = choiceCookie();
  });
  const targets = [
    [window, 'storage'],
    [window, 'focus'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, event] of targets) target.addEventListener(event, look);
  return () => {
    stop();
    for (const [target, event] of targets) target.removeEventListener(event, look);
  };
}
