import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#lib/contract/index.ts';
import { createRetailClient } from '#lib/storefront/platform/retail-client/client.ts';
import { createJwtSeal } from '#lib/storefront/platform/retail-client/jwt-seal.ts';
import { openRedisStore } from '#lib/storefront/platform/retail-client/redis-store.ts';
import { createSharedRefresh } from '#lib/storefront/platform/retail-client/shared-refresh.ts';

/** What the parent process has this one do. */
export interface BusyCommand {
  sessionId: string;
  calls: number;
  /** How long this process reads no answers, once right after it has asked, and then every now and then. */
  blockedForMs: number;
}

export interface BusyReport {
  done: number;
  warnings: number;
}

/** One process of a storefront, which does as its parent says. */
const [redisUrl = '', baseUrl = '', secret = ''] = process.argv.slice(2);
let warnings = 0;
const client = createRetailClient({
  baseUrl,
  siteUrl: 'http://shop.test',
  isCorporate: () => false,
  now: Date.now,
  random: () => 0,
  warn: () => undefined,
  // The retail API's time goes by the clock; a process that is late on purpose would give up its answers.
  send: (url, init) => fetch(url, { ...init, signal: null }),
  sleep: (milliseconds) => sleep(milliseconds),
  shareRefresh: createSharedRefresh({
    store: openRedisStore(redisUrl),
    seal: createJwtSeal(secret),
    now: Date.now,
    sleep: (milliseconds) => sleep(milliseconds),
    warn: () => {
      warnings += 1;
    },
  }),
});

/** Does nothing else, as a process that renders many pages at once. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

async function execute({ sessionId, calls: count, blockedForMs }: BusyCommand): Promise<BusyReport> {
  const stale = { sessionId, jwt: 'expired', customerToken: '', currencyId: 1 };
  const replies = Array.from({ length: count }, () => client.call(calls.cartItemsCount, {}, stale));
  // Just after the first commands have gone out, and again and again.
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
