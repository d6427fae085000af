import { MINUTE_MS } from '#lib/shared/durations.ts';
import { COOKIE_BUDGET_BYTES, createCookieWatch } from '#lib/storefront/platform/session/cookie-budget.ts';

/** In development, warns in the console when the cookies of this browser exceed their budget. */
export function warnOfCookies(): void {
  if (process.env.NODE_ENV !== 'development') return;
  const watch = createCookieWatch(Date.now, ({ bytes, cookies }) =>
    // biome-ignore lint/suspicious/noConsole: development only, for the developer's console
    console.warn(`${cookies} cookies have ${bytes} bytes: keep them below ${COOKIE_BUDGET_BYTES}.`),
  );
  watch(document.cookie);
  setInterval(() => watch(document.cookie), MINUTE_MS);
}
