import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { Overloaded, Semaphore } from '#lib/shared/concurrency.ts';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { watchOutage } from '#lib/shared/watch-outage.ts';

/** Keeps the photos and videos of a shop for all its retail APIs. Paths are those below `images` in `DATA_DIR`. */
export interface ImageBucket {
  /** Stores a file. Rejects where that fails. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Stores a file that can be made again: in the background, not while the bucket is away, and a failure is only reported. */
  offer(path: string, bytes: Uint8Array): void;
  /** The bytes of a file; null where there is none, too much is asked for at once, or the bucket is away, which is reported. */
  get(path: string): Promise<Buffer | null>;
}

type Send = (url: string, init?: RequestInit) => Promise<Response>;

type BucketSettings = Pick<Environment, 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A name that is not there is not asked for again in this time, because anybody may ask for any name. */
const MISSING_FOR_MS = 10_000;
const MAX_MISSING = 10_000;
/** A bucket that failed is not asked in this time; then one request tries. */
const AWAY_FOR_MS = 5_000;
/** More than the largest video that an import takes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Bounds what made-up names cost: each of them is asked for once. */
const READS = { running: 8, waiting: 64, maximumWaitMs: 2_000 };

/**
 * Opens the bucket of the settings; null where the images are in a folder alone. `onAway` is called once for each time
 * that it cannot be used. Throws ConfigurationError without keys.
 */
export async function openImageBucket(
  settings: BucketSettings,
  onAway: (error: unknown) => void,
): Promise<ImageBucket | null> {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = settings;
  if (url === undefined) return null;
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigurationError('S3_ACCESS_KEY, S3_SECRET_KEY: must be set where S3_URL is.');
  // Imported here, so that a shop with a folder does not load it.
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  return createImageBucket({ url, send: (address, init) => client.fetch(address, init), onAway });
}

interface BucketOptions {
  /** Such as `https://s3.ap-south-1.amazonaws.com/my-bucket`. */
  url: string;
  /** Signs and sends a request. */
  send: Send;
  onAway: (error: unknown) => void;
}

/** Makes a bucket of its address. */
export function createImageBucket({ url, send, onAway }: BucketOptions): ImageBucket {
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_FOR_MS });
  const reads = new Semaphore(READS);
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: AWAY_FOR_MS, breaker: new ConsecutiveBreaker(1) });
  const watch = watchOutage(onAway);
  const addressOf = (path: string) => `${url.replace(/\/$/, '')}/images/${path}`;
  const limit = () => AbortSignal.timeout(TIMEOUT_MS);

  async function put(path: string, bytes: Uint8Array): Promise<void> {
    const response = await send(addressOf(path), { method: 'PUT', body: new Uint8Array(bytes), signal: limit() });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The storage of photos answered ${response.status} to a new file.`);
    missing.delete(path);
  }

  /** Null for a file that it does not have or does not give; rejects where the bucket is away. */
  async function read(path: string): Promise<Buffer | null> {
    const response = await send(addressOf(path), { signal: limit() });
    if (response.ok) {
      const bytes = await readBounded(response.body, MAX_BYTES);
      if (bytes) watch.worked();
      else watch.failed(new Error(`The storage of photos has a file of more than ${MAX_BYTES} bytes: images/${path}`));
      return bytes;
    }
    await response.body?.cancel();
    if (response.status === 404) {
      watch.worked();
      return null;
    }
    const refusal = new Error(`The storage of photos answered ${response.status}.`);
    // Without the right to list, S3 says 403 of any name that is not there, which must not keep it from being asked for others.
    if (response.status !== 403) throw refusal;
    watch.failed(refusal);
    return null;
  }

  return {
    put,
    offer(path, bytes) {
      if (breaker.state !== CircuitState.Open) put(path, bytes).catch(watch.failed);
    },
    async get(path) {
      if (missing.has(path)) return null;
      try {
        const bytes = await reads.run(async () => {
          // While one request tries, the others go on without the bucket.
          if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
          return breaker.execute(() => read(path));
        });
        if (!bytes) missing.set(path, true);
        return bytes;
      } catch (error) {
        if (!(error instanceof BrokenCircuitError || error instanceof Overloaded)) watch.failed(error);
        return null;
      }
    },
  };
}
