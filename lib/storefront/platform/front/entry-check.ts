import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { log } from '#lib/shared/log.ts';
import { captureResponse } from './capture-response.ts';
import type { NextHandler } from './next-handler.ts';
import { headersForNext } from './request-headers.ts';

/** How long a result is reused in milliseconds: the photos of a page are requested together. */
const ANSWERED_MS = 2000;
const TIMEOUT_MS = 3000;
const VISITORS = 2000;

/**
 * The data layer's answer about a visitor of a closed store: admitted, a customer who is not admitted, a guest
 * unknown to the retail API, or not available.
 */
type EntryStatus = 'admitted' | 'customer' | 'guest' | 'unavailable';

const BY_STATUS: Readonly<Record<number, EntryStatus>> = { 204: 'admitted', 401: 'guest', 403: 'customer' };

interface EntryCheckOptions {
  next: NextHandler;
  /** The number of proxies whose statement of the visitor's address is trusted. */
  trustedProxies: number;
  /** Overrides the default of three seconds. */
  maxWaitMs?: number;
}

/**
 * Asks the data layer who the cookies of a request belong to, where entry is restricted: a seal outlives its
 * sign-in.
 */
export class EntryCheck {
  readonly #options: EntryCheckOptions;
  readonly #answers = new LRUCache<string, Promise<EntryStatus>>({ max: VISITORS, ttl: ANSWERED_MS });

  constructor(options: EntryCheckOptions) {
    this.#options = options;
  }

  /** Makes a new check; `unavailable` where there is no response within 3 s. */
  check(request: IncomingMessage): Promise<EntryStatus> {
    const answer = this.#ask(request);
    this.#answers.set(visitorOf(request), answer);
    return answer;
  }

  /** The result of the last 2 s, or of a new check; for photos. */
  checkCached(request: IncomingMessage): Promise<EntryStatus> {
    return this.#answers.get(visitorOf(request)) ?? this.check(request);
  }

  async #ask(request: IncomingMessage): Promise<EntryStatus> {
    const { next, trustedProxies, maxWaitMs = TIMEOUT_MS } = this.#options;
    const { host = '', cookie = '', 'x-forwarded-for': address = '' } = headersForNext(request, trustedProxies, '');
    const headers = { host, cookie, 'x-forwarded-for': address, accept: 'application/json' };
    const facts = { method: 'GET', url: apiPaths.admission(), headers };
    try {
      return BY_STATUS[(await captureResponse(next, facts, { deadlineMs: maxWaitMs })).status] ?? 'unavailable';
    } catch (error) {
      log().warn({ err: error }, 'The check whether a sign-in is still valid failed');
      return 'unavailable';
    }
  }
}

function visitorOf({ headers: { host = '', cookie = '' } }: IncomingMessage): string {
  return createHash('sha256').update(`${host}\n${cookie}`).digest('base64url');
}
