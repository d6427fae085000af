import type { IncomingMessage } from 'node:http';
import { takeUpload } from '#lib/http/caller-limits.ts';
import { isSameOrigin } from '#lib/http/same-origin.ts';
import { networkOf } from '#lib/shared/network-of.ts';
import { paths } from '#lib/shared/paths.ts';

/** Bodies that may be held in memory at once: megabytes each, and slow connections hold them for long. */
const UPLOADS_AT_ONCE = 12;
/** So that no network takes every place. */
const UPLOADS_OF_A_NETWORK = 4;
const RETRY_SECONDS = 5;

const UPLOADS: ReadonlySet<string> = new Set([paths.api.imageSearch()]);

/** A request whose body is about to be read. */
export interface Sending {
  request: IncomingMessage;
  path: string;
  /** The sender's, as the front vouches for it. */
  address: string;
}

/** Why a body is not read, as the answer to its sender. */
export interface UploadRefusal {
  status: 403 | 429 | 503;
  headers: Record<string, string>;
}

/** Asks of an upload, before a byte of it is read, where it comes from, whose turn it is and whether there is room. */
export class UploadGate {
  readonly #siteUrl: string | undefined;
  readonly #runningByNetwork = new Map<string, number>();
  #running = 0;

  constructor(siteUrl: string | undefined) {
    this.#siteUrl = siteUrl;
  }

  /** Does the work where it may be done, which for bodies of an ordinary size is always; otherwise says why not. */
  async run(sending: Sending, work: () => Promise<void>): Promise<UploadRefusal | null> {
    if (!UPLOADS.has(sending.path)) {
      await work();
      return null;
    }
    const network = networkOf(sending.address);
    const refusal = this.#refusalOf(sending, network);
    if (refusal) return refusal;
    this.#count(network, 1);
    try {
      await work();
    } finally {
      this.#count(network, -1);
    }
    return null;
  }

  #refusalOf({ request, address }: Sending, network: string): UploadRefusal | null {
    if (!this.#isFromHere(request)) return refused(403);
    const isFull =
      this.#running >= UPLOADS_AT_ONCE || (this.#runningByNetwork.get(network) ?? 0) >= UPLOADS_OF_A_NETWORK;
    // What finds no place uses up no turn.
    if (isFull) return refused(503, RETRY_SECONDS);
    const wait = takeUpload(address);
    return wait > 0 ? refused(429, wait) : null;
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

  #count(network: string, change: 1 | -1): void {
    this.#running += change;
    const running = (this.#runningByNetwork.get(network) ?? 0) + change;
    if (running > 0) this.#runningByNetwork.set(network, running);
    else this.#runningByNetwork.delete(network);
  }
}

function refused(status: UploadRefusal['status'], retryAfterSeconds?: number): UploadRefusal {
  // What is left of the body is thrown away with its connection.
  const headers: Record<string, string> = { Connection: 'close' };
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  return { status, headers };
}
