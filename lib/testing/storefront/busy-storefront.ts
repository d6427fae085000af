import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#lib/contract/index.ts';
import { createRetailClient } from '#lib/storefront/platform/retail-client/client.ts';
import { createJwtSeal } from '#lib/storefront/platform/retail-client/jwt-seal.ts';
import { openRedisCache } from '#lib/storefront/platform/retail-client/redis-cache.ts';
import { createSharedRefresh } from '#lib/storefront/platform/retail-client/shared-refresh.ts';

/** The instructions of the parent process. */
export interface BusyCommand {
  sessionId: string;
  calls: number;
  /**
   * How long in milliseconds this process reads no responses, right after its first requests and then
   * repeatedly.
   */
  blockedForMs: number;
}

export interface BusyReport {
  done: number;
  warnings: number;
}

/** One process of a storefront, controlled by its parent. */
const [redisUrl = '', baseUrl = '', secret = ''] = process.argv.slice(2);
let warnings = 0;
const client = createRetailClient({
  baseUrl,
  siteUrl: 'http://shop.test',
  isCorporate: () => false,
  now: Date.now,
  random: () => 0,
  warn: () => undefined,
  // The retail API's timeouts are disabled, because a process that is late on purpose would give up its requests.
  send: (url, init) => fetch(url, { ...init, signal: null }),
  sleep: (milliseconds) => sleep(milliseconds),
  shareRefresh: createSharedRefresh({
    store: openRedisCache(redisUrl),
    seal: createJwtSeal(secret),
    now: Date.now,
    sleep: (milliseconds) => sleep(milliseconds),
    warn: () => {
      warnings += 1;
    },
  }),
});

/** Blocks this process, as rendering many pages at once does. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

async function execute({ sessionId, calls: count, blockedForMs }: BusyCommand): Promise<BusyReport> {
  const stale = { sessionId, jwt: 'expired', customerToken: '', currencyId: 1 };
  const replies = Array.from({ length: count }, () => client.call(calls.cartItemsCount, {}, stale));
  // Right after the first commands were sent, and then repeatedly.
  setImmediate(() => block(blockedForMs));
  const busy = setInterval(() => block(blockedForMs), 50);
  const outcomes = await Promise.all(replies);
  clearInterval(busy);
  return { done: outcomes.filter(({ outcome }) => outcome.kind === 'done').length, warnings };
}

process.on('message', (command: BusyCommand) => {
  void execute(command).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
