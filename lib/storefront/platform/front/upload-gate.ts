import type { IncomingMessage } from 'node:http';
import { networkOf } from '#lib/shared/network-of.ts';
import { uploadPlaces } from '#lib/storefront/platform/http/body-limits.ts';
import { consumeUploadLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { isSameOrigin } from '#lib/storefront/platform/http/same-origin.ts';

/** The number of upload bodies in memory at a time: each has megabytes, and slow connections take long. */
const PLACES = 12;
/** The limit per network, so that none can take every place. */
const PLACES_OF_A_NETWORK = 4;
const RETRY_SECONDS = 5;

/** A request whose body is about to be read. */
interface Sending {
  request: IncomingMessage;
  path: string;
  /** The client address, as verified by the front. */
  address: string;
}

/** Why a body is not read, as the response to its sender. */
interface UploadRefusal {
  status: 403 | 429 | 503;
  headers: Record<string, string>;
}

/** Checks the origin, rate limit and available places of an upload before any byte of its body is read. */
export class UploadGate {
  readonly #siteUrl: string | undefined;
  readonly #takenByNetwork = new Map<string, number>();
  #taken = 0;

  constructor(siteUrl: string | undefined) {
    this.#siteUrl = siteUrl;
  }

  /**
   * Runs the work if the upload is allowed, as a body of normal size always is; otherwise returns the refusal.
   */
  async run(sending: Sending, work: () => Promise<void>): Promise<UploadRefusal | null> {
    const places = uploadPlaces(sending.path, sending.request.headers['content-type'] ?? '');
    if (places === 0) {
      await work();
      return null;
    }
    if (!this.#isFromHere(sending.request)) return refused(403);
    const network = networkOf(sending.address);
    // An upload that finds no place does not count for the rate limit.
    if (this.#isFull(network, places)) return refused(503, RETRY_SECONDS);
    // Taken before the limit is known, so that uploads that come meanwhile do not take it, too.
    this.#count(network, places);
    try {
      const wait = await consumeUploadLimit(sending.address);
      if (wait > 0) return refused(429, wait);
      await work();
    } finally {
      this.#count(network, -places);
    }
    return null;
  }

  #isFull(network: string, places: number): boolean {
    return this.#taken + places > PLACES || (this.#takenByNetwork.get(network) ?? 0) + places > PLACES_OF_A_NETWORK;
  }

  #isFromHere({ headers }: IncomingMessage): boolean {
    const secFetchSite = headers['sec-fetch-site'];
    return isSameOrigin({
      secFetchSite: secFetchSite === undefined ? null : String(secFetchSite),
      origin: headers.origin ?? null,
      host: headers.host ?? null,
      siteUrl: this.#siteUrl,
    });
  }

  #count(network: string, change: number): void {
    this.#taken += change;
    const bytes = (this.#takenByNetwork.get(network) ?? 0) + change;
    if (bytes > 0) this.#takenByNetwork.set(network, bytes);
    else this.#takenByNetwork.delete(network);
  }
}

function refused(status: UploadRefusal['status'], retryAfterSeconds?: number): UploadRefusal {
  // The connection is closed afterwards, because the rest of the body is still arriving on it.
  const headers: Record<string, string> = { Connection: 'close' };
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  return { status, headers };
}
