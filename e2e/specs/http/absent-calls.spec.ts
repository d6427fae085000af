import { CALL_LEVELS, type CallLevel, callLevel } from '../../../lib/contract/call-levels.ts';
import { calls } from '../../../lib/contract/index.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A store of its own: others would show what it has kept. */
test.use({ storeSettings: { ...SHARED_SETTINGS, LOG_LEVEL: 'error' } });

const product = `/p-${wellStocked[0]?.ProductCode.toLowerCase()}`;

/** The pages of the first level, and those that need calls of the levels up to the account. */
const BROWSE = ['/', '/watches', '/watches/men?sort=price-low', product, '/search?q=gold'];
const CORE = [...BROWSE, '/cart', '/checkout', '/users/sign_in', '/forgotpassword', '/track-order'];
/** What there is only with a call of its own. */
const EXTRA = [
  '/brands/featured-brands',
  '/compare',
  '/gift-cards',
  '/gold-rate',
  '/journal',
  '/old-gold',
  '/page/about',
  '/sitemap.xml',
  '/size-guide/ring',
  '/store-locator',
  '/stores',
  '/wishlist',
];

const namesOf = (levels: readonly CallLevel[]) =>
  Object.values(calls)
    .filter((call) => levels.includes(callLevel(call)))
    .map(({ name }) => name);
const after = (level: CallLevel) => CALL_LEVELS.slice(CALL_LEVELS.indexOf(level) + 1);

for (const [level, whole, perhaps] of [
  ['account', CORE, EXTRA],
  ['browse', BROWSE, []],
] as const) {
  test(`a store whose retail API has the calls up to ${level} loses their parts, and never a page`, async ({
    store,
    request,
  }) => {
    await store.storefront.stop();
    store.relay.lack(...namesOf(after(level)));
    await store.storefront.start();
    try {
      for (const path of whole) {
        const reply = await request.get(path);
        expect.soft([path, reply.status()]).toEqual([path, 200]);
        expect.soft(await reply.text(), path).toMatch(/<main[^>]*>[\s\S]*<h1/);
      }
      for (const path of perhaps)
        expect.soft([path, [200, 404].includes((await request.get(path)).status())]).toEqual([path, true]);
    } finally {
      store.relay.restore();
    }
  });
}
