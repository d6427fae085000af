import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GATEWAYS, type Gateway } from '#lib/contract/gateways.ts';
import type { ClusterProduct } from '#lib/shared/bench-figures.ts';
import { AnswerTally } from './answer-tally.ts';
import type { Cluster } from './open-cluster.ts';
import { ClusterShopper, type PurchaseEnd } from './shopper.ts';
import { StoreBrowser } from './store-browser.ts';

/** How many shoppers there are, and how long they rest between two pages or purchases. */
export interface LoadSize {
  browsing: number;
  buying: number;
  /** After a purchase, and after a page where nothing else is named: at most, in milliseconds; on average half of it. */
  pauseMs: number;
  /** After a page, in the same way. */
  browsePauseMs?: number;
}

/** How long a shopper tries again while the shop is away. */
const PATIENCE_MS = 60_000;
/** Of ten shoppers who buy: most come back from the gateway, others do not, cancel, or fail to pay. */
const PLANS = ['pay', 'pay', 'pay', 'pay', 'pay', 'no-return', 'no-return', 'cancel', 'cancel', 'fail'] as const;
/** A customer's address book is full after 20 addresses. */
const PURCHASES_EACH = 8;

let nextBrowser = 0;

/** Shoppers who look around and buy until they are told to stop. */
export class ShopperLoad {
  readonly #cluster: Cluster;
  readonly #products: readonly ClusterProduct[];
  readonly #ends = new Map<PurchaseEnd, number>();
  readonly #refusals: string[] = [];
  readonly #shoppers: Promise<void>[];
  /** The answers since the load began. */
  readonly tally = new AnswerTally(performance.now());
  #isStopping = false;

  constructor(cluster: Cluster, products: readonly ClusterProduct[], size: LoadSize) {
    this.#cluster = cluster;
    this.#products = products;
    const rest = (atMostMs: number) => sleep(randomInt(Math.max(1, atMostMs)));
    const { browsing, buying, pauseMs, browsePauseMs = pauseMs } = size;
    this.#shoppers = [
      // The rest comes first: thousands who begin at one instant would measure that instant.
      ...Array.from({ length: browsing }, () =>
        this.#repeat((shopper) => rest(browsePauseMs).then(() => shopper.look())),
      ),
      ...Array.from({ length: buying }, (_, index) =>
        this.#repeat((shopper) =>
          this.#buy(shopper, GATEWAYS[index % GATEWAYS.length] as Gateway).then(() => rest(pauseMs)),
        ),
      ),
    ];
  }

  /** How many purchases ended like this. */
  count(end: PurchaseEnd): number {
    return this.#ends.get(end) ?? 0;
  }

  /** What the shop refused and should not have. */
  get refusals(): readonly string[] {
    return this.#refusals;
  }

  /** Nobody begins anything more; resolves when all have finished. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#shoppers);
  }

  async #repeat(visit: (shopper: ClusterShopper) => Promise<unknown>): Promise<void> {
    const { inbox, sandboxUrl, ports } = this.#cluster;
    const context = { products: this.#products, inbox, sandboxUrl, patienceMs: PATIENCE_MS };
    while (!this.#isStopping) {
      const browser = new StoreBrowser({ proxies: ports.proxies, tally: () => this.tally }, nextBrowser++);
      const shopper = new ClusterShopper(browser, context);
      for (let visits = 0; visits < PURCHASES_EACH && !this.#isStopping; visits += 1) await visit(shopper);
      browser.close();
    }
  }

  async #buy(shopper: ClusterShopper, gateway: Gateway): Promise<void> {
    try {
      const end = await shopper.buy(gateway, PLANS[randomInt(PLANS.length)] ?? 'pay');
      this.#ends.set(end, this.count(end) + 1);
    } catch (error) {
      this.#refusals.push((error as Error).message);
    }
  }
}
