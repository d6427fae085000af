import type { PaymentStartWire } from '#lib/contract/index.ts';
import type { IntentFigures } from '#lib/shared/bench-figures.ts';
import { newId } from '../../core/db/new-id.ts';
import { isCode, successData } from './call.ts';
import { compareLedgers, readStock, readStockLevels } from './ledgers.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { payAt, readSandbox, webhooksOf } from './sandbox-control.ts';
import type { Shop } from './shop.ts';
import { addShoppers, fillCart, type Shopper } from './shoppers.ts';
import { type BenchProduct, stockProducts } from './stock-products.ts';

interface IntentRace {
  intents: number;
  /** The number of equal submissions at once, of reloads of the response page, and of webhooks. */
  submits: number;
  reloads: number;
  webhooks: number;
  /** One digit that is different for each race in a shop. */
  series: number;
}

/** Repeats every order intent many times, in any order: each must make one order, one charge and one unit sold. */
export async function raceIntents(shop: Shop, race: IntentRace): Promise<IntentFigures> {
  let products: BenchProduct[] = [];
  let shoppers: Shopper[] = [];
  await shop.prepare(async ({ db }) => {
    products = await stockProducts(db, { kinds: 1, stock: race.intents * 2 });
    shoppers = await addShoppers(db, race.intents, race.series);
  });
  const wanted = products[0] as BenchProduct;
  const stockBefore = await readStockLevels(shop.database);
  const before = await readStock(shop.database);
  const paidBefore = (await readSandbox(shop)).filter(({ captured }) => captured).length;
  const ordersBefore = await countConfirmed(shop);
  const calls = await mapConcurrently(shoppers, 4, (shopper) => oneIntent(shop, shopper, wanted, race));
  const sandbox = await readSandbox(shop);
  const after = await readStock(shop.database);
  return {
    intents: race.intents,
    calls: calls.reduce((total, count) => total + count, 0),
    orders: (await countConfirmed(shop)) - ordersBefore,
    captures: sandbox.filter(({ captured }) => captured).length - paidBefore,
    units: (before.get(wanted.sku) ?? 0) - (after.get(wanted.sku) ?? 0),
    differences: await compareLedgers(shop.database, sandbox, stockBefore),
  };
}

async function countConfirmed(shop: Shop): Promise<number> {
  const [row] = await shop.database.read<{ orders: number }>(
    "select count(*) as orders from orders where state = 'confirmed'",
  );
  return Number(row?.orders ?? 0);
}

/** Runs one intent and returns its number of calls. Throws if a call answers what it must not. */
async function oneIntent(shop: Shop, shopper: Shopper, product: BenchProduct, race: IntentRace): Promise<number> {
  let nextIndex = 0;
  const pick = () => shop.apis[nextIndex++ % shop.apis.length] as Shop['apis'][number];
  const { call, place } = await fillCart(pick, shopper, { ...product, method: 'razorpay' });
  const key = newId();
  const placed = await Promise.all(Array.from({ length: race.submits }, () => place(key)));
  const keys = new Set(placed.map((answer) => successData(answer, 'PlaceOrder').OrderKey));
  if (keys.size !== 1) throw new Error(`${keys.size} orders came of one intent.`);
  const [OrderKey = ''] = keys;
  const start = { OrderKey, Gateway: 'razorpay', SiteURL: 'http://localhost:3000' };
  const started = successData(await call<PaymentStartWire>('StartPayment', start), 'StartPayment');
  if (started.Kind !== 'razorpay') throw new Error(`A payment began with ${started.Kind}.`);
  const Fields = await payAt(shop, started.GatewayOrderId, 'pay', 'never');
  const received = await webhooksOf(shop, started.GatewayOrderId);
  const returns = Array.from(
    { length: race.reloads },
    () => () => call('PaymentReturn', { Gateway: 'razorpay', Fields }),
  );
  const webhooks = Array.from({ length: race.webhooks }, (_, index) => () => {
    const { headers, body } = received[index % received.length] as (typeof received)[number];
    return call('PaymentWebhook', {
      Gateway: 'razorpay',
      BodyBase64: Buffer.from(body).toString('base64'),
      Signature: headers['x-razorpay-signature'] ?? '',
      EventId: headers['x-razorpay-event-id'] ?? '',
    });
  });
  const shuffled = [...returns, ...webhooks]
    .map((attempt) => ({ attempt, order: Math.random() }))
    .toSorted((left, right) => left.order - right.order);
  const answers = await Promise.all(shuffled.map(({ attempt }) => attempt()));
  const wrong = answers.find((answer) => !isCode(answer, 'Success'));
  if (wrong) throw new Error(`A report of a payment was answered ${wrong.ReturnCode}.`);
  return placed.length + answers.length + 2;
}
