import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { writeCookie } from '#lib/storefront/platform/browser/write-cookie.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { type ConsentChoice, choiceText, needsConsentPrompt, readChoice } from './choice.ts';
import { logChoice } from './choice-log.ts';
import { CHOICE_EVENT, CHOICE_LIFETIME_SECONDS, UNREPORTED_KEY } from './notice.ts';
import type { VisitPurpose } from './purposes.ts';

/** The value of the choice's cookie; undefined where there is none. */
export const choiceCookie = (): string | undefined => cookieValue(document.cookie, READABLE_COOKIES.consent);

/** This browser's current choice; null where there is none, or where it was made under another notice. */
export function currentChoice(): ConsentChoice | null {
  return readChoice(choiceCookie() ?? '');
}

/** Whether the visitor agreed to a purpose; false before a choice. */
export function allows(purpose: VisitPurpose): boolean {
  return currentChoice()?.granted.includes(purpose) ?? false;
}

/** Whether the consent banner has to be shown in this browser. */
export function isPromptNeeded(): boolean {
  return needsConsentPrompt(cookieValue(document.cookie, READABLE_COOKIES.isCookie), choiceCookie());
}

/**
 * Saves a choice and notifies its listeners, which remove data stored for a refused purpose. The choice applies whether
 * or not it can be reported to the store.
 */
export function saveChoice(granted: readonly VisitPurpose[]): void {
  const choice = { granted, at: Date.now() };
  writeCookie(READABLE_COOKIES.consent, choiceText(choice), CHOICE_LIFETIME_SECONDS);
  writeCookie(READABLE_COOKIES.isCookie, 'false', CHOICE_LIFETIME_SECONDS);
  notify();
  logChoice(choice);
}

/** Reports the choice made in the consent notice, whose own script saved it, once. */
export function reportNoticeChoice(): void {
  const choice = currentChoice();
  if (choice === null || !takeUnreported()) return;
  logChoice(choice);
}

function takeUnreported(): boolean {
  try {
    const isUnreported = window.localStorage.getItem(UNREPORTED_KEY) !== null;
    window.localStorage.removeItem(UNREPORTED_KEY);
    return isUnreported;
  } catch {
    // Without storage the choice applies, and is not in the log.
    return false;
  }
}

/** Subscribes to choices made in this browser. Returns the unsubscribe function. */
export function onChoice(callback: () => void): () => void {
  window.addEventListener(CHOICE_EVENT, callback);
  return () => window.removeEventListener(CHOICE_EVENT, callback);
}

const notify = () => window.dispatchEvent(new Event(CHOICE_EVENT));

/**
 * Notices choices made in other tabs, which only the cookie shows. `since`: the cookie when the page began to be shown with
 * it; a choice made after that is noticed at once. Returns the function that ends it.
 */
export function followOtherTabs(since: string | undefined): () => void {
  let current = since;
  const check = () => {
    const now = choiceCookie();
    if (now === current) return;
    current = now;
    notify();
  };
  const stop = onChoice(() => {
    current = choiceCookie();
  });
  const targets = [
    [window, 'storage'],
    [window, 'focus'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, event] of targets) target.addEventListener(event, check);
  check();
  return () => {
    stop();
    for (const [target, event] of targets) target.removeEventListener(event, check);
  };
}
