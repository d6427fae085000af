import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CartPage } from '../../fixtures/cart.ts';
import { product } from '../../fixtures/catalogue.ts';
import { CARDS, GiftsPart } from '../../fixtures/gifts.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { SAME_ORIGIN, uniqueNetwork } from '../../fixtures/request-headers.ts';
import { cookieHeader } from '../../fixtures/session-cookies.ts';
import { expect, test } from '../../fixtures/test.ts';

const watch = product('1801AV01');
const studs = product('S201RP01');
const JSON_OF_THE_STORE = { ...SAME_ORIGIN, 'content-type': 'application/json' };
const url = ({ ProductCode }: { ProductCode: string }) => `/p-${ProductCode.toLowerCase()}`;

test.use({ expectedProblems: /\b4\d\d\b/ });

const send = (page: Page, method: string, path: string, data: unknown) =>
  page.request.fetch(path, { method, headers: JSON_OF_THE_STORE, data: JSON.stringify(data) });

test('the cart ignores prices, discounts and totals in the body of a request', async ({ cart, page }) => {
  const before = await cart.add(watch);
  const [line] = before.lines;
  const wishlistRequests = {
    price: 1,
    unitPrice: 1,
    UnitPrice: 1,
    INRPrice: 1,
    MRP: 1,
    discount: 12_494,
    OfferDiscount: 12_494,
    total: 1,
    TotalAmount: 1,
    PayableAmount: 1,
    shipping: -99,
    CouponCode: 'WELCOME10',
    GstPercent: 0,
    figures: { payable: 1, total: 1 },
  };
  const added = await send(page, 'POST', '/api/cart', {
    productUrl: url(watch),
    quantity: 1,
    key: randomUUID(),
    ...wishlistRequests,
  });
  expect(added.status()).toBe(200);
  await send(page, 'PATCH', '/api/cart', { lineId: line?.id, quantity: 1, ...wishlistRequests });
  await cart.submit('coupon', { intent: 'apply', couponCode: 'NOSUCH', CouponDiscount: '12000', discount: '12000' });
  await cart.submit('gift-coupon', { intent: 'apply', code: 'NOSUCH', amount: '12000', Amount: '12000' });
  const { figures, lines, count } = await cart.read();
  expect({ figures, lines, count }).toEqual({ figures: before.figures, lines: before.lines, count: 1 });
});

test('an invalid cart version is refused and changes nothing', async ({ cart, page }) => {
  const before = await cart.add(watch);
  for (const version of [-1, 1.5, 1e21, '1', 'junk', null, {}, [], true]) {
    const what = JSON.stringify(version);
    const change = await send(page, 'PATCH', '/api/cart', { lineId: before.lines[0]?.id, quantity: 2, version });
    expect(change.status(), what).toBe(400);
    const choice = await send(page, 'PATCH', '/api/cart/offers', { productUrl: url(watch), offerId: '', version });
    expect(choice.status(), what).toBe(400);
    expect(await cart.read(), what).toEqual(before);
  }
});

test('an offer that is not for this cart line is refused for every shopper', async ({ cart, page }) => {
  const before = await cart.add(watch);
  const { version } = before;
  for (const offerId of [
    'mehrune-three-percent',
    'new-decade',
    'monsoon-sale',
    'free-shipping',
    'sahyadri-bank',
    'rupala-pair',
    'no-such-offer',
    '__proto__',
  ]) {
    const answer = await send(page, 'PATCH', '/api/cart/offers', {
      productUrl: before.lines[0]?.href,
      offerId,
      version,
    });
    expect(answer.status(), offerId).toBe(422);
    expect(await answer.json(), offerId).toMatchObject({ ok: false, reason: 'offer-not-eligible' });
    expect(await cart.read(), offerId).toEqual(before);
  }
});

test('cart lines, gift cards and cookies of another shopper give no access and change nothing', async ({
  cart,
  context,
  anotherBrowser,
  store,
}) => {
  await cart.add(watch);
  await cart.submit('gift-cards', { intent: 'apply', ...CARDS.five });
  const before = await cart.read();
  const [line, card] = [before.lines[0]?.id, before.giftCards[0]?.id ?? ''];
  const otherCart = new CartPage(await anotherBrowser());
  const own = await otherCart.add(studs);
  for (const answer of [
    await send(otherCart.page, 'PATCH', '/api/cart', { lineId: line, quantity: 5 }),
    await send(otherCart.page, 'PATCH', '/api/cart/offers', {
      productUrl: before.lines[0]?.href,
      offerId: '',
      version: own.version,
    }),
  ]) {
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
  }
  await send(otherCart.page, 'DELETE', '/api/cart', { lineId: line });
  await otherCart.submit('gift-cards', { intent: 'remove', id: card });
  expect(await otherCart.read()).toEqual(own);
  expect(await cart.read()).toEqual(before);

  // A sealed cookie that was modified is invalid.
  const cookies = await context.cookies();
  const torn = cookies.map((cookie) => ({
    ...cookie,
    value:
      cookie.name === 'shopper'
        ? cookie.value.replace(/.(?=.{40}$)/, (last) => (last === 'A' ? 'B' : 'A'))
        : cookie.value,
  }));
  expect(cookieHeader(torn)).not.toBe(cookieHeader(cookies));
  const answer = await fetch(`${store.url}/api/cart`, { headers: { ...uniqueNetwork(), cookie: cookieHeader(torn) } });
  expect(await answer.json()).toMatchObject({ ok: true, cart: { count: 0, lines: [], giftCards: [] } });
  expect(await cart.read()).toEqual(before);
});

test('of 2,000 consecutive additions to the cart most are rate limited, and the cart stays valid', async ({
  cart,
  context,
  store,
}) => {
  test.setTimeout(600_000);
  const before = await cart.add(studs);
  const headers = { ...JSON_OF_THE_STORE, ...uniqueNetwork(), cookie: cookieHeader(await context.cookies()) };
  const statuses = new Map<number, number>();
  const startedAt = Date.now();
  for (let batch = 0; batch < 100; batch += 1) {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const body = JSON.stringify({ productUrl: url(studs), quantity: 1, key: randomUUID() });
        const response = await fetch(`${store.url}/api/cart`, { method: 'POST', headers, body });
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const { ok, message, reason } = (await response.json()) as Record<string, unknown>;
        if (response.status !== 429) return;
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect({ ok, reason, message }).toMatchObject({ ok: false, reason: 'too-many-requests' });
      }),
    );
  }
  expect([...statuses.keys()].toSorted()).toEqual([200, 422, 429]);
  // One item was in the cart, and a line may have five.
  expect(statuses.get(200)).toBe(4);
  // A session may send 60 requests at once and two more each second, so a slow machine may send more.
  const seconds = (Date.now() - startedAt) / 1000;
  expect(statuses.get(429)).toBeGreaterThan(1900 - 2 * seconds);
  const after = await cart.read();
  expect(after.lines).toHaveLength(1);
  expect(after.lines[0]).toMatchObject({ id: before.lines[0]?.id, quantity: 5 });
  expect(after.figures).toMatchObject({ subtotal: 5 * studs.Price * 100, shipping: 0 });
});

test.describe('text that could be taken for markup', () => {
  const PAYLOADS = [
    '"><script>document.title="taken"</script>',
    '<img src=x onerror=document.title="taken">',
    '</textarea><svg/onload=document.title="taken">',
  ];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('markup is shown as text in the forms of the cart', async ({ cart, page }) => {
        await cart.add(watch);
        const gifts = new GiftsPart(page);
        for (const payload of PAYLOADS) {
          // When it is opened again, the page no longer shows the result of the previous form.
          await cart.open();
          await expect(page.getByText('Check it for a typing mistake.')).toHaveCount(0);
          const coupon = page.getByRole('textbox', { name: 'Coupon code', exact: true });
          await coupon.fill(payload);
          await page.getByRole('button', { name: 'Apply coupon' }).click();
          await expect(coupon).toHaveAccessibleDescription(/Check it for a typing mistake\.$/);
          await expect(coupon).toHaveValue(payload.slice(0, 40));
        }
        await gifts.applyCoupon(PAYLOADS[0]?.slice(0, 40) ?? '');
        await expect(gifts.coupon).toHaveAccessibleDescription(
          /^(Enter your gift coupon code|This gift coupon code does not exist)\./,
        );
        await expect(page).toHaveTitle(/^Cart/);
        await expect(
          page.locator('main img[src="x"], main svg[onload], main script:not([nonce], [type="application/json"])'),
        ).toHaveCount(0);
      });
    });
  }

  test("markup is shown as text on a gift card order's page, and is no link or line of the store in its email", async ({
    page,
    store,
  }) => {
    const recipientEmail = `asha-${randomUUID()}@example.com`;
    const answer = await page.request.post('/api/gift-cards', {
      headers: SAME_ORIGIN,
      data: {
        amount: '1000',
        recipientEmail,
        senderEmail: 'ravi@example.com',
        senderName: PAYLOADS[1],
        senderMobile: '9876543210',
        recipientName: PAYLOADS[0],
        message: `${PAYLOADS.join('\n')}\nGift card number: 1111`,
      },
    });
    expect(answer.status()).toBe(200);
    const { location } = (await answer.json()) as { location: string };
    await page.goto(location);
    await expect(page.getByText(PAYLOADS[0] ?? '')).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹1,000 with PayU' }).click();
    await page.getByRole('button', { name: 'Pay ₹1,000', exact: true }).click();
    await expect(page.getByText(`We are emailing the gift card to ${recipientEmail}.`)).toBeVisible();
    await expect(page).toHaveTitle(/^Gift card/);

    await expect.poll(async () => (await readOutbox(store.apiUrl, recipientEmail)).length).toBe(1);
    const [mail] = await readOutbox(store.apiUrl, recipientEmail);
    expect(mail?.subject).toBe('A gift card of ₹1,000 from Samay for you');
    expect(mail?.body).toContain('\n> Gift card number: 1111\n');
    expect(mail?.body.match(/^Gift card number: /gm)).toHaveLength(1);
    // The outbox shows emails on its own page, loaded here without the CSP that would block a script.
    const shown = await fetch(`${store.apiUrl}/outbox?refresh=off`, { headers: { accept: 'text/html' } });
    await page.goto('about:blank');
    await page.setContent(await shown.text());
    await expect(page.getByText('Gift card number: 1111').first()).toBeVisible();
    await expect(page).not.toHaveTitle('taken');
    await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
  });
});
