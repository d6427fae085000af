import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { paths } from '#lib/shared/paths.ts';
import { captureResponse } from './capture-response.ts';
import type { NextHandler } from './next-handler.ts';
import { headersForNext } from './request-headers.ts';

/** The photos of a page come at once: one question answers for all of them. */
const ANSWERED_MS = 2000;
const TIMEOUT_MS = 3000;
const VISITORS = 2000;

export interface PhotoDoorOptions {
  next: NextHandler;
  /** Proxies whose word on a visitor's address is taken. */
  trustedProxies: number;
}

/** Asks the data layer whether a visitor of a closed store may see its photos: a seal alone outlives its sign-in. */
export class PhotoDoor {
  readonly #options: PhotoDoorOptions;
  readonly #answers = new LRUCache<string, Promise<boolean>>({ max: VISITORS, ttl: ANSWERED_MS });

  constructor(options: PhotoDoorOptions) {
    this.#options = options;
  }

  /** Whether the sender of a request is let in. Rejects where nobody can tell. */
  opens(request: IncomingMessage): Promise<boolean> {
    const { host = '', cookie = '' } = request.headers;
    const visitor = createHash('sha256').update(`${host}\n${cookie}`).digest('base64url');
    const known = this.#answers.get(visitor);
    if (known) return known;
    const answer = this.#ask(request);
    this.#answers.set(visitor, answer);
    // What could not be answered is asked again.
    answer.catch(() => this.#answers.delete(visitor));
    return answer;
  }

  async #ask(request: IncomingMessage): Promise<boolean> {
    const { next, trustedProxies } = this.#options;
    const { host = '', cookie = '', 'x-forwarded-for': address = '' } = headersForNext(request, trustedProxies, '');
    const headers = { host, cookie, 'x-forwarded-for': address, accept: 'application/json' };
    const facts = { method: 'GET', url: paths.api.admission(), headers };
    return (await captureResponse(next, facts, TIMEOUT_MS)).status === 204;
  }
}
