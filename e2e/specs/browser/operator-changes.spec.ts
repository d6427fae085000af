import { calls, OFFERS_TAG } from '../../../lib/contract/index.ts';
import { DAY_MS } from '../../../lib/shared/durations.ts';
import { operate } from '../../fixtures/operator.ts';
import { expectNoViolations } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const WATCH = '1802AV01';

test('a draft opens behind its link alone, is not indexed or stored, and says that it is a preview', async ({
  page,
  store,
}) => {
  await operate(store.apiUrl, calls.savePageDraft, {
    PageURL: 'festival-of-lights',
    PageTitle: 'Festival of lights',
    Group: 'Help',
    PageContent: '<h2>Lamps and gold</h2><p>From the first of the month.</p>',
    ExpectedVersion: 0,
    PublishFrom: '2099-11-01T00:00:00+05:30',
  });
  const { Url } = await operate(store.apiUrl, calls.pagePreview, {
    PageURL: 'festival-of-lights',
  });
  const path = new URL(Url).pathname;
  const reply = await page.goto(path);
  expect(reply?.status()).toBe(200);
  expect(reply?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('note')).toContainText('Preview.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Festival of lights');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect((await page.request.get('/page/festival-of-lights')).status()).toBe(404);
  expect((await page.request.get(`${path.slice(0, -2)}xx`)).status()).toBe(404);
});

test('pages follow a new offer, a paused one and a hidden product', async ({ page, store }) => {
  const { ProductUrl, Version } = await operate(store.apiUrl, calls.productRecord, { ProductCode: WATCH });
  const href = `/${ProductUrl}`;
  const text = async () => (await page.request.get(href)).text();
  expect(await text()).not.toContain('A lamp with every watch');
  const Fields = {
    kind: 'note',
    title: 'A lamp with every watch',
    terms: 'While we have lamps.',
    startsAt: '2026-01-01T00:00:00+05:30',
    endsAt: new Date(Date.now() + DAY_MS).toISOString(),
    scope: { products: [WATCH] },
  };
  await operate(store.apiUrl, calls.saveOffers, { Rows: [{ Id: 'lamp', ExpectedVersion: 0, Position: 0, Fields }] });
  await expect.poll(text).toContain('A lamp with every watch');
  const keysOfPage = (await page.request.get(href)).headers()['surrogate-key'] ?? '';
  expect(keysOfPage.split(' ')).toContain(OFFERS_TAG);
  await operate(store.apiUrl, calls.saveOffers, {
    Rows: [{ Id: 'lamp', ExpectedVersion: 1, Fields: { paused: true } }],
  });
  await expect.poll(text).not.toContain('A lamp with every watch');

  const hide = (ExpectedVersion: number, Hidden: boolean) =>
    operate(store.apiUrl, calls.saveProducts, { Rows: [{ ProductCode: WATCH, ExpectedVersion, Hidden }] });
  const status = async () => (await page.request.get(href)).status();
  await hide(Version, true);
  await expect.poll(status).toBe(404);
  await hide(Version + 1, false);
  await expect.poll(status).toBe(200);
});

test('a strip is previewed in its place, a menu panel by itself, and neither is published', async ({ page, store }) => {
  const preview = async (PageURL: string, PageTitle: string, PageContent: string) => {
    await operate(store.apiUrl, calls.savePageDraft, {
      PageURL,
      PageTitle,
      PageContent,
      Group: '',
      ExpectedVersion: 0,
    });
    const { Url } = await operate(store.apiUrl, calls.pagePreview, { PageURL });
    await page.goto(new URL(Url).pathname);
    await expect(page.getByRole('heading', { level: 1, name: PageTitle })).toBeVisible();
    await expectNoViolations(page);
  };
  await preview('promo', 'Strip above the header', '<p>Lamps for every door</p><script>alert(1)</script>');
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveText('Lamps for every door');
  await expect(page.getByRole('main')).toContainText('Lamps for every door');
  await preview('menu-desktop-watches', 'Panel of watches', '<p>Watches with lamps</p>');
  await expect(page.getByRole('main')).toContainText('Watches with lamps');
  await page.goto('/watches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const text of ['Lamps for every door', 'Watches with lamps']) expect(await page.content()).not.toContain(text);
});

test('the home page has a preview of its draft', async ({ page, store }) => {
  const Point = {
    Icon: 'hallmark' as const,
    Title: 'Lamps with every ring',
    Text: 'In November.',
    Url: 'page/hallmark-guide',
  };
  const { PageURL } = await operate(store.apiUrl, calls.savePageDraft, {
    PageURL: 'home.json',
    PageTitle: 'Home page',
    PageContent: JSON.stringify([{ Kind: 'trust', Title: 'Why us', Points: [Point] }]),
    ExpectedVersion: 0,
  });
  const { Url } = await operate(store.apiUrl, calls.pagePreview, { PageURL });
  await page.goto(new URL(Url).pathname);
  await expect(page.getByRole('note')).toContainText('not published');
  await expect(page.getByText('Lamps with every ring')).toBeVisible();
  expect(await (await page.request.get('/')).text()).not.toContain('Lamps with every ring');
});
