/** @jest-environment jsdom */
import { testCart } from '#lib/testing/examples/cart.ts';
import { additionText, addTogether, refusalText, type TogetherItem } from './add-together.ts';
import type { CartReply } from './types.ts';

const item = (name: string): TogetherItem => ({ href: `/${name}`, title: name, sku: `SKU-${name}` });
const ADDED: CartReply = { ok: true, cart: testCart([]) };
const refused = (reason: string): CartReply => ({ ok: false, reason, message: reason });

function serve(...replies: (CartReply | 'no network')[]) {
  const sent: { sku: string; key: string }[] = [];
  global.fetch = jest.fn(async (_address: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    const reply = replies.shift();
    if (!reply || reply === 'no network') throw new TypeError('fetch failed');
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  return sent;
}

test('products are added one after the other, each once, and the others stay where one is refused', async () => {
  const sent = serve(ADDED, refused('out-of-stock'), ADDED);
  const outcomes = await addTogether(['a', 'b', 'c'].map(item), new Map());
  expect(sent.map(({ sku }) => sku)).toEqual(['SKU-a', 'SKU-b', 'SKU-c']);
  expect(outcomes.map(({ reason }) => reason)).toEqual([null, 'out-of-stock', null]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('a retry after a lost reply has the same key, and one after an answer a new key', async () => {
  const sent = serve('no network', refused('out-of-stock'), ADDED, ADDED);
  const keys = new Map<string, string>();
  const [lost, soldOut] = await addTogether(['a', 'b'].map(item), keys);
  expect([lost?.reason, soldOut?.reason]).toEqual(['unavailable', 'out-of-stock']);
  await addTogether(['a', 'b'].map(item), keys);
  expect(sent[2]?.key).toBe(sent[0]?.key);
  expect(sent[3]?.key).not.toBe(sent[1]?.key);
});

test.each([
  ['out-of-stock', 'Ganga was not added: it is sold out.'],
  ['unavailable', 'Ganga was not added: something went wrong on our side.'],
  ['invalid', 'Ganga was not added: something went wrong with that request.'],
])('a product refused as %s is named with the reason', (reason, text) =>
  expect(refusalText({ item: item('Ganga'), reason })).toBe(text),
);

test('the message counts what was added', () =>
  expect([0, 1, 3].map(additionText)).toEqual(['', 'Added 1 product to your cart.', 'Added 3 products to your cart.']));
