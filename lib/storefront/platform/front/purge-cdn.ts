import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { PurgeQueue } from '#lib/shared/purge-queue.ts';
import { CDN_KINDS } from './cdn-kinds.ts';

const TIMEOUT_MS = 3000;

type CdnSettings = Pick<Environment, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_KIND'>;

interface CdnOptions {
  /** Called when a cache cannot be told; it is told again until it has heard. */
  onAway: (error: unknown) => void;
  send?: typeof fetch;
  /** The pause before the first repetition, in milliseconds. */
  firstPauseMs?: number;
}

/**
 * Purges every cache in front of the store that the settings name, each by itself, so that one that is away delays none of
 * the others. Null where they name none. Throws ConfigurationError where the token is missing.
 */
export function cdnFromSettings(
  settings: CdnSettings,
  options: CdnOptions,
): ((tags: readonly string[]) => void) | null {
  const { CDN_PURGE_URL: urls, CDN_PURGE_TOKEN: token, CDN_KIND: kind } = settings;
  if (!urls) return null;
  if (!token) throw new ConfigurationError('CDN_PURGE_TOKEN: must be set where CDN_PURGE_URL is.');
  const { maxTags, maxBytes } = CDN_KINDS[kind];
  const { send, ...rest } = options;
  const queues = urls.map((url) => {
    const purge = (tags: readonly string[]) => purgeCache({ url, token, kind, send }, tags);
    return new PurgeQueue({ maxTags, maxBytes, send: purge, ...rest });
  });
  return (tags) => {
    for (const queue of queues) queue.purge(tags);
  };
}

interface CacheAddress {
  url: string;
  token: string;
  kind: Environment['CDN_KIND'];
  send?: typeof fetch | undefined;
}

/** Asks one cache in front of the store to drop all that has one of these tags. Rejects where it does not accept that. */
export async function purgeCache(
  { url, token, kind, send = fetch }: CacheAddress,
  tags: readonly string[],
): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await send(url, { ...CDN_KINDS[kind].call(tags, token), redirect: 'manual', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).host} answered a purge with ${response.status}.`);
}
