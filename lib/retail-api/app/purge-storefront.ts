import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import type { Logger } from '../core/log.ts';

/** Notifies the storefronts that pages with these surrogate keys have changed. Never throws and need not be awaited. */
type PurgeStorefront = (tags: readonly string[]) => Promise<void>;

interface PurgeOptions {
  storefrontUrl: string;
  secret: string;
  log: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  /** The HTTP client: `fetch`, or a handler in tests. */
  send?: typeof fetch;
  /** Delays before the second and further attempts, in milliseconds. */
  retryAfter?: readonly number[];
}

/** The storefront accepts at most 4 KB and 200 tags per call. */
const TAGS_PER_CALL = 200;
const BYTES_PER_CALL = 3_500;
const TIMEOUT_MS = 3_000;
const RETRY_AFTER_MS = [500, 5_000];

/** The configured purge call, to each storefront by itself; does nothing if none is configured. */
export function purgeFromSettings(
  settings: Environment,
  log: Logger,
  now: () => number,
  client: Pick<PurgeOptions, 'send' | 'retryAfter'> = {},
): PurgeStorefront {
  const { STOREFRONT_URL: storefrontUrls, REVALIDATE_SECRET: secret } = settings;
  if (!storefrontUrls) return async () => undefined;
  if (!secret) throw new ConfigurationError('REVALIDATE_SECRET: must be set where STOREFRONT_URL is.');
  // An unavailable storefront delays none of the others.
  const purges = storefrontUrls.map((storefrontUrl) => createPurge({ storefrontUrl, secret, log, now, ...client }));
  return async (tags) => {
    await Promise.all(purges.map((purge) => purge(tags)));
  };
}

/**
 * Creates the function that makes the signed call. If a purge finally fails it is logged; the pages then expire on
 * their own within a minute.
 */
export function createPurge(options: PurgeOptions): PurgeStorefront {
  return async (tags) => {
    for (const batch of batchesOf(tags)) await callWithRetries(batch, options);
  };
}

async function callWithRetries(tags: readonly string[], options: PurgeOptions): Promise<void> {
  let failure: unknown;
  for (const delay of [0, ...(options.retryAfter ?? RETRY_AFTER_MS)]) {
    await sleep(delay, undefined, { ref: false });
    try {
      const status = await callOnce(tags, options);
      if (status === 204) return;
      failure = new Error(`The storefront answered ${status}.`);
    } catch (error) {
      failure = error;
    }
  }
  options.log.warn({ err: failure, tags: tags.length }, 'The storefront could not be notified of changes');
}

async function callOnce(tags: readonly string[], options: PurgeOptions): Promise<number> {
  const body = JSON.stringify({ tags, at: options.now() });
  const response = await (options.send ?? fetch)(new URL('/api/revalidate', options.storefrontUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': createHmac('sha256', options.secret).update(body).digest('hex'),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}

/** Unique tags, split into calls that the storefront accepts. */
function batchesOf(tags: readonly string[]): string[][] {
  const batches: string[][] = [];
  let bytes = 0;
  for (const tag of new Set(tags)) {
    const size = Buffer.byteLength(tag) + 3;
    const current = batches.at(-1);
    if (!current || current.length >= TAGS_PER_CALL || bytes + size > BYTES_PER_CALL) {
      batches.push([tag]);
      bytes = size;
    } else {
      current.push(tag);
      bytes += size;
    }
  }
  return batches;
}
