import { randomUUID } from 'node:crypto';
import { addGiftCard } from '#lib/testing/examples/gifts.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST as CHANGE_CART, GET as VIEW_CART } from '../route.ts';
import { POST } from './route.ts';

const PATH = '/api/cart/gift-cards';

const setup = setUpRetailApi();
let browser: Browser;

async function browserWithCart(): Promise<Browser> {
  const fresh = newBrowser();
  const watch = { productUrl: '/gadaro-curved-1801av01', sku: '1801AV01', quantity: 1, key: randomUUID() };
  expect((await fresh.json(CHANGE_CART, 'POST', '/api/cart', watch)).status).toBe(200);
  return fresh;
}

const apply = (card: object, from: Browser = browser) => from.json(POST, 'POST', PATH, { intent: 'apply', ...card });
const remove = (id: string, from: Browser = browser) => from.json(POST, 'POST', PATH, { intent: 'remove', id });
const cart = async (of: Browser = browser) => (await of.get(VIEW_CART, '/api/cart')).body.cart;
const otherPin = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');

/** Adds copies of a used gift card to its cart, which saves hashing further PINs. */
async function useCopies(number: string, count: number): Promise<void> {
  const { db } = setup.api.context;
  const card = await db.selectFrom('gift_cards').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const use = await db
    .selectFrom('gift_card_uses')
    .selectAll()
    .where('card_id', '=', card.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...card,
    id: randomUUID(),
    number: `${number.slice(0, -1)}${(Number(number.slice(-1)) + index + 1) % 10}`,
  }));
  await db.insertInto('gift_cards').values(copies).execute();
  await db
    .insertInto('gift_card_uses')
    .values(copies.map(({ id }) => ({ ...use, card_id: id })))
    .execute();
}

beforeEach(async () => {
  browser = await browserWithCart();
});

test('gift cards pay one after another, and each is removed separately', async () => {
  const [first, second] = [await addGiftCard(setup.api), await addGiftCard(setup.api, { amount: 1000 })];
  const { total } = (await cart()).figures;
  const spaced = first.number.replace(/(....)(?=.)/g, '$1 ');
  expect((await apply({ number: spaced, pin: first.pin })).body.data.cart).toMatchObject({
    figures: { total, giftCardAmount: 200_000, payable: total - 200_000 },
    giftCards: [{ lastDigits: first.number.slice(-4), balance: 200_000, amount: 200_000 }],
  });
  const { giftCards, figures } = (await apply(second)).body.data.cart;
  expect(figures.payable).toBe(total - 300_000);
  const removed = await remove(giftCards[0].id);
  expect(removed.body.data.cart).toMatchObject({ giftCards: [giftCards[1]], figures: { payable: total - 100_000 } });
  expect(await cart()).toEqual(removed.body.data.cart);
  expect((await remove(giftCards[0].id)).status).toBe(200);
});

test('a gift card applied twice at the same time is used once', async () => {
  const card = await addGiftCard(setup.api);
  await apply(card);
  await Promise.all([apply(card), apply(card)]);
  expect((await cart()).giftCards).toHaveLength(1);
});

test('an unknown gift card number and a wrong PIN get the same message', async () => {
  const card = await addGiftCard(setup.api);
  const wrong = await apply({ ...card, pin: otherPin(card.pin) });
  const unknown = await apply({ number: '9999999999999999', pin: card.pin });
  expect(wrong).toMatchObject({ status: 422, body: { problems: { number: expect.stringMatching(/check both/) } } });
  expect(unknown.body).toEqual(wrong.body);
  expect(JSON.stringify(wrong.body)).not.toContain(card.number);
});

test('empty and expired gift cards are refused with the reason', async () => {
  const empty = await addGiftCard(setup.api, { balance: 0 });
  const expired = await addGiftCard(setup.api, { endsAt: Date.UTC(2026, 2, 3) });
  expect((await apply(empty)).body.problems).toEqual({ number: 'This gift card has no balance left.' });
  expect((await apply(expired)).body.problems).toEqual({ number: 'This gift card was valid until 3 March 2026.' });
  expect((await cart()).giftCards).toEqual([]);
});

test('a sixth gift card is refused, whatever the page showed', async () => {
  const first = await addGiftCard(setup.api, { amount: 500 });
  await apply(first);
  await useCopies(first.number, 4);
  expect((await cart()).giftCards).toHaveLength(5);
  expect((await apply(await addGiftCard(setup.api))).body.problems).toEqual({
    '': expect.stringMatching(/(?:at most|up to) 5/),
  });
});

test('guessing gift card PINs is rate limited', async () => {
  const card = await addGiftCard(setup.api);
  for (let guess = 0; guess < 5; guess += 1) await apply({ number: card.number, pin: otherPin(card.pin) });
  const answer = await apply(card);
  expect(answer.status).toBe(429);
  expect(answer.body.problems['']).toMatch(/^Too many attempts\. Try again in \d+ (minutes|seconds)\.$/);
});

test('the gift card of another cart cannot be removed', async () => {
  const card = await addGiftCard(setup.api);
  await apply(card);
  const [{ id }] = (await cart()).giftCards;
  const stranger = await browserWithCart();
  await apply(await addGiftCard(setup.api), stranger);
  await remove(id, stranger);
  expect((await cart()).giftCards).toHaveLength(1);
  expect((await cart(stranger)).giftCards).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['a short number', { number: '123', pin: '123456' }, 'number'],
  ['a number with letters', { number: '12345678901234ab', pin: '123456' }, 'number'],
  ['a number as a list', { number: ['1234567890123456'], pin: '123456' }, 'number'],
  ['a PIN as a number', { number: '1234567890123456', pin: 123456 }, 'pin'],
  ['an amount of its own', { number: '', pin: '123456', amount: '99999', balance: 1e9 }, 'number'],
])('%s is refused without an API call', async (_what, card, field) => {
  const before = setup.exchanges.length;
  const answer = await apply(card);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.problems)).toEqual([field]);
  expect(setup.exchanges).toHaveLength(before);
});

test('removing a gift card that is not used succeeds without an API call', async () => {
  const before = setup.exchanges.length;
  const answer = await remove('a-card-of-nobody');
  expect(answer).toMatchObject({ status: 200, body: { location: '/cart?notice=gift-card-removed#gifts' } });
  expect(setup.names().slice(before)).not.toContain('RemoveGiftCard');
});

test('an invalid gift card id is refused', async () => {
  expect((await remove('../x')).status).toBe(422);
  expect((await remove('')).status).toBe(422);
});

test('without JavaScript a gift card form leads to the cart, and neither number nor PIN is stored', async () => {
  const card = await addGiftCard(setup.api);
  const form = async (fields: Record<string, string>) =>
    (await browser.form(POST, PATH, fields)).headers.get('location');
  const pin = otherPin(card.pin);
  expect(await form({ intent: 'apply', ...card, pin })).toBe('/cart?refused=gift-card#gifts');
  const flash = await refusedForm(browser.cookies.get('formNotes'));
  expect(flash).toMatchObject({ form: 'gift-card', values: { intent: 'apply' } });
  expect(JSON.stringify(flash)).not.toMatch(new RegExp(`${card.number}|${pin}`));
  expect(await form({ intent: 'apply', ...card })).toBe('/cart?notice=gift-card-used#gifts');
  const [{ id }] = (await cart()).giftCards;
  expect(await form({ intent: 'remove', id })).toBe('/cart?notice=gift-card-removed#gifts');
});

test('an outage of gift cards returns HTTP 503 with Retry-After', async () => {
  setup.intercept = ({ name }) => (name === 'ApplyGiftCard' ? new Response('', { status: 502 }) : undefined);
  const answer = await apply(await addGiftCard(setup.api));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});
