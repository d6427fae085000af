import { LRUCache } from 'lru-cache';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';

/** Keeps the photos and videos of a shop for all its retail APIs. Paths are those below `images` in `DATA_DIR`. */
export interface ImageBucket {
  /** Stores a file. Rejects where that fails. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Stores a file that can be made again: in the background, and a failure is only reported. */
  offer(path: string, bytes: Uint8Array): void;
  /** The bytes of a file; null where there is none, or the bucket is away, which is reported. */
  get(path: string): Promise<Buffer | null>;
}

type Send = (url: string, init?: RequestInit) => Promise<Response>;

type BucketSettings = Pick<Environment, 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A name that is not there is not asked for again in this time, because anybody may ask for any name. */
const MISSING_FOR_MS = 10_000;
const MAX_MISSING = 10_000;

/**
 * Opens the bucket of the settings; null where the images are in a folder alone. `onAway` is called where it cannot be read.
 * Throws ConfigurationError without keys.
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
  const addressOf = (path: string) => `${url.replace(/\/$/, '')}/images/${path}`;
  const limit = () => AbortSignal.timeout(TIMEOUT_MS);

  async function put(path: string, bytes: Uint8Array): Promise<void> {
    const response = await send(addressOf(path), { method: 'PUT', body: new Uint8Array(bytes), signal: limit() });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The storage of photos answered ${response.status} to a new file.`);
    missing.delete(path);
  }

  return {
    put,
    offer: (path, bytes) => void put(path, bytes).catch(onAway),
    async get(path) {
      if (missing.has(path)) return null;
      try {
        const response = await send(addressOf(path), { signal: limit() });
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        await response.body?.cancel();
        if (response.status !== 404) onAway(new Error(`The storage of photos answered ${response.status}.`));
      } catch (error) {
        onAway(error);
      }
      missing.set(path, true);
      return null;
    },
  };
}
