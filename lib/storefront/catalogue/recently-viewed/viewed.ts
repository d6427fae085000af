import { persistedList } from '#lib/storefront/platform/browser/persisted-list.ts';

/** The maximum number of products that are stored. */
const MAXIMUM = 12;
const CODE = /^[A-Z0-9-]{3,40}$/;

const viewed = persistedList<string>({
  storage: 'localStorage',
  key: 'recently-viewed',
  maximum: MAXIMUM,
  readEntry: (stored) => (typeof stored === 'string' && CODE.test(stored) ? stored : null),
});

/** Codes of the viewed products, newest first; the same array as long as they do not change. */
export const readViewed = viewed.read;

/** Subscribes to changes in this tab or another one. Returns the unsubscribe function. */
export const onViewed = viewed.onChange;

/** Puts a product at the head of the list. The caller checks the consent. */
export function rememberViewed(code: string): void {
  if (!CODE.test(code) || readViewed()[0] === code) return;
  viewed.save([code, ...readViewed().filter((other) => other !== code)]);
}

/** Removes all viewed products. */
export function clearViewed(): void {
  viewed.save([]);
}
