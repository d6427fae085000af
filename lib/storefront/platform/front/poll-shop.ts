import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopFollower } from './shop-follower.ts';

/** With what follows a change, all pages of a storefront that nobody tells of changes show it within two seconds. */
const EVERY_MS = 500;
/** An operator's own retail API that serves no profile is not asked more often, nor one that fails again and again. */
const AT_MOST_EVERY_MS = 5_000;
/** A little more than the second within which every retail API follows a saved profile itself. */
const APIS_FOLLOW_WITHIN_MS = 1_200;

interface PollOptions {
  /** Called where a change may now be in what all retail APIs answer: a page that was rendered before has old parts. */
  onFollowed: () => void;
  /** Overrides the timer. */
  wait?: (delayMs: number) => Promise<unknown>;
}

const waitUnreferenced = (delayMs: number) => sleep(delayMs, undefined, { ref: false });

/**
 * Compares the profile of this process with that of the retail API for as long as the process runs. An unavailable retail API
 * is reported by the calls of pages.
 */
export async function pollShop(
  shop: Pick<ShopFollower, 'follow' | 'isServed' | 'version'>,
  { onFollowed, wait = waitUnreferenced }: PollOptions,
): Promise<void> {
  let failures = 0;
  for (;;) {
    // A retail API in trouble is asked less and less: many storefronts ask it at once.
    await wait(shop.isServed ? Math.min(EVERY_MS * 2 ** failures, AT_MOST_EVERY_MS) : AT_MOST_EVERY_MS);
    const before = shop.version;
    failures = await shop.follow().then(
      () => 0,
      () => failures + 1,
    );
    if (shop.version !== before) void wait(APIS_FOLLOW_WITHIN_MS).then(onFollowed);
  }
}
