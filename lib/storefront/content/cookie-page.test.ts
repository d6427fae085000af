import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS } from '#lib/shared/durations.ts';
import { READABLE_COOKIES, sealedCookieNames } from '#lib/storefront/platform/session/cookie-names.ts';
import {
  checkoutChoices,
  codeRequest,
  openedRequest,
  refusedFormFlash,
} from '#lib/storefront/platform/session/flash-cookies.ts';
import { PINCODE_SECONDS } from '#lib/storefront/platform/session/pincode-cookie.ts';
import { htmlText } from './html-text.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../retail-api/content/pages/cookies.html'), 'utf8');
/** The lifetime of each cookie in the tables, by name. */
const lifetimes = new Map(
  [...PAGE.matchAll(/<tr><td>([\s\S]*?)<\/td><td>[\s\S]*?<\/td><td>([\s\S]*?)<\/td><\/tr>/g)].map(
    ([, name = '', lifetime = '']) => [name, htmlText(lifetime)],
  ),
);
const minutes = (seconds: number) => `${seconds / 60} minutes`;

test('the cookie page lists every cookie of the store', () => {
  const text = htmlText(PAGE);
  const names = [...Object.values(sealedCookieNames(false)), ...Object.values(READABLE_COOKIES)];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  expect([...lifetimes.keys()].filter((name) => !names.some((known) => known === name))).toEqual([]);
});

test('the cookie page states the lifetimes of the code, form and checkout cookies', () => {
  expect(lifetimes.get('codeRequest')).toBe(`${minutes(codeRequest.seconds)}; ${openedRequest.seconds / 3600} hour`);
  expect(lifetimes.get('formNotes')).toBe(minutes(refusedFormFlash.seconds));
  expect(lifetimes.get('checkoutChoices')).toBe(`${checkoutChoices.seconds / 3600} hours`);
});

test('the cookie page states how long a pincode is kept, and how it is forgotten', () => {
  const days = PINCODE_SECONDS / DAY_SECONDS;
  expect(lifetimes.get(READABLE_COOKIES.pincode)).toBe(
    `${days} days after you last used it, or until you press Remove`,
  );
});
