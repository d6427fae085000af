import { persistedList } from '#lib/shared/persisted-list.ts';

/** The most that are remembered. */
const MAXIMUM = 12;
const CODE = /^[A-Z0-9-]{3,40}$/;

const viewed = persistedList<string>({
  storage: 'localStorage',
  key: 'recently-viewed',
  maximum: MAXIMUM,
  readEntry: (kept) => (typeof kept === 'string' && CODE.test(kept) ? kept : null),
});

/** Codes of the products that were looked at, the newest first; the same array as long as they are the same. */
export const readViewed = viewed.read;

/** Calls back whenever they change, in this tab or in another one, until the returned function is called. */
export const onViewed = viewed.onChange;

/** Puts a product at the head of them. Whether it may be remembered at all is the caller's to know. */
export function rememberViewed(code: string): void {
  if (!CODE.test(code) || readViewed()[0] === code) return;
  viewed.keep([code, ...readViewed().filter((other) => other !== code)]);
}

/** Removes them all. */
export function clearViewed(): void {
  viewed.keep([]);
}
