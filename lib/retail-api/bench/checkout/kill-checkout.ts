import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway, PaymentStartWire } from '#lib/contract/index.ts';
import type { KillFigures } from '#lib/shared/bench-figures.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { newId } from '../../core/db/new-id.ts';
import { isCode, successData } from './call.ts';
import type { Child } from './child.ts';
import { compareLedgers, readStockLevels } from './ledgers.ts';
import { payAt, readSandbox, type SandboxOutcome } from './sandbox-control.ts';
import type { Shop } from './shop.ts';
import { addShoppers, fillCart, type Shopper } from './shoppers.ts';
import { type BenchProduct, stockProducts } from './stock-products.ts';

interface KillRun {
  /** One digit that is different for each run in a shop. */
  series: number;
  /** How many kills happen at a write: before and after each write of a checkout in turn. */
  atWrites: number;
  /** How many kills happen at a random moment, in addition to those at a write. */
  random: number;
}

/** By this time a payment must have its order or its refund. */
const SETTLED_WITHIN_MS = MINUTE_MS;
const CHECK_EVERY_MS = 250;
/**
 * The number of attempts for each kill: a checkout that fails or uses the other gateway has fewer writes, and then no
 * process is killed.
 */
const TRIES_PER_KILL = 3;
const OUTCOMES: readonly SandboxOutcome[] = ['pay', 'pay-without-return', 'pay', 'fail'];

/** Kills a process of the API around every write of a checkout, and compares the ledgers afterwards. */
export async function killCheckouts(shop: Shop, { series, atWrites, random }: KillRun): Promise<KillFigures> {
  const victim = shop.apis[0] as Child;
  let products: BenchProduct[] = [];
  let shoppers: Shopper[] = [];
  await shop.prepare(async ({ db }) => {
    products = await stockProducts(db, { kinds: 1, stock: 10_000 });
    shoppers = await addShoppers(db, 1 + atWrites * TRIES_PER_KILL + random, series);
  });
  const before = await readStockLevels(shop.database);
  const product = products[0] as BenchProduct;
  const buy = (index: number) =>
    checkOut(shop, victim, {
      shopper: shoppers[index] as Shopper,
      product,
      // The step size combines every write with every outcome and both gateways in the end.
      gateway: index % 3 === 2 ? 'payu' : 'razorpay',
      outcome: OUTCOMES[Math.floor(index / 3) % OUTCOMES.length] ?? 'pay',
    });

  await victim.countWrites();
  await buy(0);
  const writes = await victim.countWrites();
  const points = Array.from({ length: writes * 2 }, (_, index) => ({
    write: Math.floor(index / 2) + 1,
    when: index % 2 === 0 ? ('before' as const) : ('after' as const),
  }));
  const figures: KillFigures = { kills: 0, writes, slowestStartMs: 0, settledAfterMs: 0, differences: [] };
  const restart = async () => {
    await victim.ended();
    await victim.start();
    figures.kills += 1;
    figures.slowestStartMs = Math.max(figures.slowestStartMs, victim.readyAfterMs);
  };
  let next = 1;
  for (let point = 0; figures.kills < atWrites && point < atWrites * TRIES_PER_KILL; point += 1) {
    const { write, when } = points[point % points.length] ?? { write: 1, when: 'before' };
    victim.killAt(write, when);
    await buy(next++);
    if (!victim.isRunning) await restart();
  }
  for (let kill = 0; kill < random; kill += 1) {
    const checkout = buy(next++);
    await sleep(Math.random() * 120);
    await victim.kill();
    await checkout;
    if (!victim.isRunning) await restart();
  }
  const began = performance.now();
  do {
    await sleep(CHECK_EVERY_MS);
    figures.differences = await compareLedgers(shop.database, await readSandbox(shop), before);
    figures.settledAfterMs = performance.now() - began;
  } while (figures.differences.length > 0 && figures.settledAfterMs < SETTLED_WITHIN_MS);
  return figures;
}

interface Trip {
  shopper: Shopper;
  product: BenchProduct;
  gateway: Gateway;
  outcome: SandboxOutcome;
}

/**
 * Lets one shopper go from the cart to the gateway and back; a shopper who finds the shop dead leaves and does not come
 * back.
 */
async function checkOut(shop: Shop, victim: Child, { shopper, product, gateway, outcome }: Trip): Promise<void> {
  const others = shop.apis.filter((api) => api !== victim && api.isRunning);
  // The cart is filled at a living process if there is one, because only the checkout is under test.
  const wanted = { ...product, method: gateway };
  const cart = await fillCart(() => others[0] ?? victim, shopper, wanted).catch(() => null);
  if (!cart) return;
  const { call } = cart;
  const placed = await cart.place(newId());
  if (!isCode(placed, 'Success')) return;
  const { OrderKey } = successData(placed, 'PlaceOrder');
  const body = { OrderKey, Gateway: gateway, SiteURL: 'http://localhost:3000' };
  const started = await call<PaymentStartWire>('StartPayment', body, victim);
  if (!isCode(started, 'Success')) return;
  const fields = await payAtGateway(shop, successData(started, 'StartPayment'), outcome);
  if (fields) await call('PaymentReturn', { Gateway: gateway, Fields: fields }, victim);
}

/** The fields that the browser brings back from the gateway; null if it does not come back. */
async function payAtGateway(
  shop: Shop,
  started: PaymentStartWire,
  outcome: SandboxOutcome,
): Promise<Record<string, string> | null> {
  if (started.Kind === 'razorpay') return payAt(shop, started.GatewayOrderId, outcome);
  if (started.Kind !== 'payu') return null;
  // PayU learns of a payment from the form that the browser posts.
  await fetch(started.Action, { method: 'POST', body: new URLSearchParams(started.Fields), redirect: 'manual' });
  return payAt(shop, started.Fields.txnid ?? '', outcome);
}
