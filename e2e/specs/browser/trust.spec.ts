import { randomUUID } from 'node:crypto';
import { calls } from '../../../lib/contract/index.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A gold ring in the sizes 8 to 18, bangles in the sizes 2.4 to 2.8, and a watch of 40 mm that is 46 mm from lug to lug. */
const RING = 'D101MR02';
const BANGLE = 'G502SV02';
const WATCH = wellStocked.find(({ ProductCode }) => ProductCode === '1801AV01') ?? wellStocked[0];

test('a ring is measured on the screen, and its page opens with that size', async ({ shop, page }) => {
  await shop.openProduct(RING);
  await page.getByRole('link', { name: 'Find my size' }).click();
  await expect(shop.heading()).toHaveText('Ring sizer');
  await shop.settled();
  await expectNoViolations(page);
  const outline = page.getByRole('slider', { name: 'Size of the outline' });
  await outline.fill('5');
  const card = page.getByRole('img', { name: 'Outline of a Bank card' });
  await expect.poll(async () => (await card.boundingBox())?.width).toBeCloseTo(269.9, 0);
  await page.getByRole('button', { name: 'The outline is the same size as my card' }).click();
  const width = page.getByRole('slider', { name: 'Inner width of the ring' });
  await width.fill('17.1');
  await width.press('ArrowRight');
  const disc = page.getByRole('img', { name: 'Disc, 17.2 mm wide' });
  await expect(disc).toBeInViewport();
  await expect.poll(async () => (await disc.boundingBox())?.width).toBeCloseTo(86, 0);
  await expectNoViolations(page);
  await expectToFit(page);
  await page.getByRole('link', { name: 'Choose size 14' }).click();
  await expect(page).toHaveURL(/d101mr02\?size=14$/);
  await expect(page.getByRole('group', { name: 'Select a size' }).getByRole('radio', { name: '14' })).toBeChecked();
  // The screen is calibrated once.
  await page.goBack();
  await expect(page.getByRole('img', { name: /^Disc/ })).toBeVisible();
});

test('the size of a ring that is chosen is marked in its drawing, and said in words', async ({ shop, page }) => {
  await shop.openProduct(RING);
  await page.getByText('See its sizes beside a ₹10 coin').click();
  const drawing = page.locator('img[src^="/api/size-drawing?rings="]');
  await expect(drawing).toHaveAttribute('src', /rings=[\d%C]+$/);
  await page.getByRole('radio', { name: '14', exact: true }).check();
  await expect(drawing).toHaveAttribute('src', /&chosen=14$/);
  await expect(page.getByText('Your size 14 is 17.2 mm wide inside')).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);
});

test('a watch is shown on the wrist, as text and in its true size', async ({ shop, page }) => {
  await shop.openProduct(WATCH?.ProductCode ?? '');
  await page.getByText('See its size on a wrist').click();
  await page.getByText('15 cm', { exact: true }).click();
  await expect(page.getByRole('radio', { name: '15 cm' })).toBeChecked();
  await expect(page.getByText('A wrist of 15 cm is about 50 mm broad')).toBeVisible();
  await expect(page.getByText('A wrist of 17 cm')).toBeHidden();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'See it on your own wrist' }).click();
  await expect(shop.heading()).toHaveText('Watch on your wrist');
  await shop.settled();
  await page.getByRole('textbox', { name: 'Around your wrist, in centimetres' }).fill('17');
  await expect(page.getByText('Fits well')).toBeVisible();
  await page.getByRole('button', { name: 'The outline is the same size as my card' }).click();
  await expect(page.getByRole('img', { name: /^A watch of 40 mm.* on a wrist of 17 cm/ })).toBeInViewport();
  await expectToFit(page);
  await expectNoViolations(page);
});

test('the price breakup adds up to the price that is charged', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.openProduct(RING);
  const amounts = page.getByRole('region', { name: 'Price breakup' }).getByRole('cell');
  const paise = (await amounts.allTextContents()).map((text) =>
    Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100),
  );
  const total = paise.pop() ?? 0;
  expect(paise.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(total).toBe(1_22_058_00);
  await expect(page.getByText(/3\.2 g × ₹9,195 per gram, rate of \d+ \w+ \d{4}/)).toBeVisible();
});

test.describe('the size guides without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('the size of the address is marked in the drawing of a ring', async ({ page }) => {
    await page.goto(`/p-${RING.toLowerCase()}?size=12`);
    await page.getByText('See its sizes beside a ₹10 coin').click();
    await expect(page.getByText('Your size 12 is 16.6 mm wide inside')).toBeVisible();
    await expect(page.locator('img[src^="/api/size-drawing?rings="]')).toHaveAttribute('src', /&chosen=12$/);
  });

  test('a bangle is drawn around the wrist that is chosen', async ({ page }) => {
    await page.goto(`/p-${BANGLE.toLowerCase()}`);
    await page.getByText('See its size on a wrist').click();
    const answer = page.getByText('A wrist of 17 cm is about 57 mm broad: size 2.4 leaves 0 mm, size 2.6 leaves 4 mm');
    await expect(answer).toBeVisible();
    await page.getByText('19 cm', { exact: true }).click();
    await expect(answer).toBeHidden();
    await expect(page.getByText(/A wrist of 19 cm .* size 2\.8 leaves 0 mm/)).toBeVisible();
    await expectToFit(page);
  });

  test('paper strip and wrist measures are answered by plain forms, and parts that need JavaScript are hidden', async ({
    page,
  }) => {
    await page.goto(`/size-guide/ring?product=${RING}`);
    await expect(page.getByRole('slider')).toHaveCount(0);
    const strip = page.getByRole('region', { name: 'With a strip of paper' });
    await strip.getByRole('textbox').fill('51,8');
    await strip.getByRole('button', { name: 'Find the size' }).click();
    await expect(strip.getByRole('link', { name: 'Choose size 12' })).toBeVisible();
    await page.goto(`/size-guide/watch?product=${WATCH?.ProductCode}`);
    const wrist = page.getByRole('textbox', { name: 'Around your wrist, in centimetres' });
    await wrist.fill('a hand');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Enter a wrist size in centimetres, from 12 to 24')).toBeVisible();
    await wrist.fill('14.5');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Large for this wrist')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test.describe('a delivered order', ON_PHONE_ALONE, () => {
  test('a delivered order shows its serial number and leads to a warranty card, also as a PDF', async ({
    page,
    checkout,
    store,
  }) => {
    const cheap = wellStocked.find(({ RootCategory, Price }) => RootCategory === 'Watches' && Price < 10_000);
    await checkout.placeOrder('cash-on-delivery', cheap);
    const [OrderNumber = ''] = await checkout.orderNumbers();
    const desk = new OrderDesk(store.apiUrl);
    const { Order } = await desk.call(calls.deskOrder, { OrderNumber });
    const LineId = Order.Products[0]?.LineId ?? '';
    const card = `/myaccount/warranty?order=${OrderNumber}&line=${LineId}`;
    await desk.call(calls.advanceOrder, {
      OrderNumber,
      Step: 'pack',
      Operator: 'Desk of a browser test',
      IdempotencyKey: randomUUID(),
      Pieces: [{ LineId, Piece: 1, Serial: 'AV-000123' }],
    });
    await desk.advance(OrderNumber, 'ship', 'out-for-delivery');
    expect((await page.request.get(card)).status()).toBe(404);
    await desk.advance(OrderNumber, 'deliver');

    await page.goto(`/myaccount/myaccount-order?order=${OrderNumber}`);
    await expect(page.getByText('AV-000123')).toBeVisible();
    await page.getByRole('link', { name: 'Warranty card' }).click();
    await expect(page).toHaveURL(card);
    await expect(page.getByRole('heading', { level: 1, name: 'Warranty card' })).toBeVisible();
    await expect(page.getByText('Serial number AV-000123')).toBeVisible();
    await expect(page.getByText(/^Until \d+ \w+ \d{4}$/)).toBeVisible();
    await expectNoViolations(page);
    await expectToFit(page);
    const href = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
    const file = await page.request.get(href ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});
