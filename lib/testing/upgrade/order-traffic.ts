import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCode, openBenchSession } from '#lib/retail-api/bench/checkout/call.ts';
import type { Shopper } from '#lib/retail-api/bench/checkout/shoppers.ts';
import type { BenchProduct } from '#lib/retail-api/bench/checkout/stock-products.ts';

const TRY_AGAIN_MS = 100;
/** How many order at the same time. */
const AT_ONCE = 3;

/** What a shopper hears while the shop is busy, or its database is away. */
const RETRIED = ['TooManyRequests', 'InternalError'] as const;

/** What an order's call returns. */
interface Placed {
  OrderKey: string;
}
interface Basket {
  BasketGUID: string;
  PayableAmount: number;
}

/** Shoppers who order one piece for cash, each once, because unpaid orders of a customer are limited; of any retail API. */
export class OrderTraffic {
  readonly #url: () => string | null;
  readonly #product: BenchProduct;
  readonly #shoppers: Promise<void>[];
  /** The keys of the orders that shoppers were told of. */
  readonly orders: string[] = [];
  /** Answers that were neither a success nor a retry. */
  readonly refusals: string[] = [];
  #isStopping = false;
  #isAbandoned = false;

  /** `url`: the retail API that the next call goes to; null where there is none at the moment. */
  constructor(url: () => string | null, shoppers: readonly Shopper[], product: BenchProduct) {
    this.#url = url;
    this.#product = product;
    const coming = shoppers.values();
    // They share one queue.
    this.#shoppers = Array.from({ length: AT_ONCE }, () => this.#order(coming));
  }

  /** Resolves once this many more orders were placed. Rejects where anything was refused. */
  async more(count: number): Promise<void> {
    for (const wanted = this.orders.length + count; this.orders.length < wanted; ) {
      if (this.refusals.length > 0) throw new Error(`Refused: ${this.refusals.join()}`);
      await sleep(TRY_AGAIN_MS);
    }
  }

  /** Nobody begins another order; resolves once those that began are placed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#shoppers);
  }

  /** Everybody leaves, also those who still wait for an answer. */
  async abandon(): Promise<void> {
    this.#isAbandoned = true;
    await this.stop();
  }

  async #order(coming: Iterable<Shopper>): Promise<void> {
    for (const { token, address } of coming) {
      if (this.#isStopping) return;
      const call = this.#caller(token);
      const { sku, slug } = this.#product;
      const line = { ProductUrl: slug, SKU: sku, Quantity: 1, IdempotencyKey: randomUUID() };
      const cart = await call<Basket>('AddCart', line);
      const placed =
        cart &&
        (await call<Placed>('PlaceOrder', {
          BasketGUID: cart.BasketGUID,
          AddressGUID: address,
          PaymentMethod: 'cash-on-delivery',
          ExpectedAmount: cart.PayableAmount,
          IdempotencyKey: randomUUID(),
        }));
      if (!placed) return;
      this.orders.push(placed.OrderKey);
    }
  }

  /** A call that is repeated until a retail API answers it; undefined, and noted, where it is refused. */
  #caller(token: string) {
    return async <Data>(name: string, body: object): Promise<Data | undefined> => {
      while (!this.#isAbandoned) {
        const answer = await this.#send<Data>(token, name, body);
        if (answer && isCode(answer, 'Success')) return answer.Data ?? undefined;
        if (answer && !RETRIED.some((code) => isCode(answer, code))) {
          this.refusals.push(`${name} ${JSON.stringify(answer.Data)}`);
          return undefined;
        }
        await sleep(TRY_AGAIN_MS);
      }
      return undefined;
    };
  }

  async #send<Data>(token: string, name: string, body: object) {
    const url = this.#url();
    if (url === null) return undefined;
    const call = await openBenchSession(() => ({ url }), token);
    return call<Data>(name, body);
  }
}
