import { calls } from '../../../lib/contract/index.ts';
import { createOperatorClient } from '../../../lib/storefront/platform/retail-client/operator-client.ts';
import { SearchOverlay } from '../../fixtures/search-overlay.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A separate key, and therefore a separate store: what is written here stays in it. */
const OPERATOR_KEY = 'the-key-of-the-operator-who-takes-names';
test.use({ storeSettings: { ...SHARED_SETTINGS, OPERATOR_KEY } });

/** Ids that the store's scripts and layout use; a heading with one of them would come first in the page. */
const RESERVED_IDS = ['__next_f', 'content', 'site-header'];
const HTML = RESERVED_IDS.map((id) => `<h2 id="${id}">Named ${id.replaceAll('_', '')}</h2>`).join('');
const NEW_PIECE = { PageTitle: 'A piece', Group: '', UpdatedAt: 0 };
const PLACES = ['promo', 'disclaimer', 'footer', 'social', 'contact-card', 'menu-desktop-watches', 'about'];

test("an operator's heading cannot take an id of the page layout or of the store's scripts", async ({
  page,
  store,
  shop,
}) => {
  const send = (url: string, init: RequestInit) => fetch(url, init);
  const client = createOperatorClient({ baseUrl: store.apiUrl, key: OPERATOR_KEY, send });
  for (const PageURL of PLACES) {
    const stored = await client.call(calls.pageSource, { PageURL });
    const { PageTitle, Group, UpdatedAt } = stored.ok ? stored.data : NEW_PIECE;
    const piece = { PageURL, PageTitle, Group, PageContent: HTML, ExpectedUpdatedAt: UpdatedAt };
    expect(await client.call(calls.savePage, piece), PageURL).toMatchObject({ ok: true });
  }
  await expect(async () => {
    await page.goto('/page/about');
    // It appears at least in the text, in the card below it and in the banner above the header.
    expect(await page.getByRole('heading', { name: 'Named nextf' }).count()).toBeGreaterThan(2);
  }).toPass({ timeout: 60_000 });
  await shop.settled();
  for (const id of RESERVED_IDS) {
    const named = await page.evaluate(
      (name) => [...document.querySelectorAll(`[id="${name}"]`)].map((one) => one.tagName),
      id,
    );
    expect(named, id).toEqual({ content: ['MAIN'], 'site-header': ['HEADER'] }[id] ?? []);
  }
  await new SearchOverlay(page).open();
});
