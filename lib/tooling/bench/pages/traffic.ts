import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { TRAFFIC_KINDS, type TrafficByKind, type TrafficKind, totalTraffic } from './traffic-by-kind.ts';

const KIND_OF: Record<string, TrafficKind> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'script',
  Image: 'photo',
  Font: 'font',
  Fetch: 'data',
  XHR: 'data',
};

interface Request {
  kind: TrafficKind;
  bytes: number;
  isOpen: boolean;
  isCached: boolean;
}

const QUIET_MS = 1500;
/** How long a page may take to become quiet. */
export const MAX_LOUD_MS = 12_000;

/** Counts the requests of a page that reach the network; what the browser's cache answers counts nothing. */
export class TrafficLog {
  readonly #requests = new Map<string, Request>();
  #changedAt = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (request.url.startsWith('data:')) return;
      const bytes = this.#requests.get(requestId)?.bytes ?? 0;
      this.#requests.set(requestId, { kind: KIND_OF[type ?? ''] ?? 'other', bytes, isOpen: true, isCached: false });
      this.#changedAt = Date.now();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#change(requestId, { isCached: true }));
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      const isCached = response.fromDiskCache || response.fromPrefetchCache;
      const kind = KIND_OF[type] ?? 'other';
      this.#change(requestId, { kind, ...(isCached && { isCached }), bytes: response.encodedDataLength });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#change(requestId, { bytes: encodedDataLength, isOpen: false }),
    );
    session.on('Network.loadingFailed', ({ requestId }) => this.#change(requestId, { isOpen: false }));
  }

  /** Forgets what was counted so far. */
  reset(): void {
    this.#requests.clear();
  }

  /** Waits until nothing was requested or received for 1.5 seconds; resolves with false where that takes over 12 seconds. */
  async quiet(): Promise<boolean> {
    const startedAt = Date.now();
    while (this.#isBusy() || Date.now() - this.#changedAt < QUIET_MS) {
      if (Date.now() - startedAt >= MAX_LOUD_MS) return false;
      await sleep(50);
    }
    return true;
  }

  read(): TrafficByKind {
    const counted = [...this.#requests.values()].filter(({ isCached }) => !isCached);
    const ofKind = (kind: TrafficKind) =>
      totalTraffic(counted.filter((request) => request.kind === kind).map(({ bytes }) => ({ bytes, requests: 1 })));
    return Object.fromEntries(TRAFFIC_KINDS.map((kind) => [kind, ofKind(kind)])) as TrafficByKind;
  }

  #change(requestId: string, change: Partial<Request>): void {
    const request = this.#requests.get(requestId);
    if (!request) return;
    Object.assign(request, change);
    this.#changedAt = Date.now();
  }

  #isBusy(): boolean {
    return [...this.#requests.values()].some(({ isOpen, kind }) => isOpen && kind !== 'other');
  }
}
