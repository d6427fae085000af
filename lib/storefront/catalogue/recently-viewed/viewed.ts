import { PRODUCT_CODE_PATTERN } from '#lib/contract/vocabulary.ts';
import { persistedList } from '#lib/storefront/platform/browser/persisted-list.ts';

/** The maximum number of products that are stored. */
const MAXIMUM = 12;

const viewed = persistedList<string>({
  storage: 'localStorage',
  key: 'recently-viewed',
  maximum: MAXIMUM,
  readEntry: (stored) => (typeof stored === 'string' && PRODUCT_CODE_PATTERN.test(stored) ? stored : null),
});

/** Codes of the viewed products, newest first; the same array as long as they do not change. */
export const readViewed = viewed.read;

/** Subscribes to changes in this tab or another one. Returns the unsubscribe function. */
export const onViewed = viewed.onChange;

/** Puts a product at the head of the list. The caller checks the consent. */
export function rememberViewed(code: string): void {
  if (!PRODUCT_CODE_PATTERN.test(code) || readViewed()[0] === code) return;
  viewed.save([code, ...readViewed().filter((other) => other !== code)]);
}

/** Removes all viewed products. */
export function clearViewed(): void {
  viewed.save([]);
}
