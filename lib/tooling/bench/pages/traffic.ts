import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

const KINDS = ['HTML', 'CSS', 'script', 'photo', 'font', 'data', 'other'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'script',
  Image: 'photo',
  Font: 'font',
  Fetch: 'data',
  XHR: 'data',
};

/** Bytes on the wire, compressed and with headers, and requests. */
interface Amounts {
  bytes: number;
  requests: number;
}

export type Traffic = Record<Kind, Amounts>;

/** Kilobytes by kind, their sum and the number of requests, in one line. */
export function describeTraffic(traffic: Traffic): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
  const parts = KINDS.filter((kind) => traffic[kind].requests > 0).map(
    (kind) => `${kind} ${kilobytes(traffic[kind].bytes)}`,
  );
  const all = sum(Object.values(traffic));
  return `${kilobytes(all.bytes)} kB in ${all.requests} requests (${parts.join(', ')})`;
}

function sum(amounts: readonly Amounts[]): Amounts {
  return amounts.reduce(
    (total, { bytes, requests }) => ({
      bytes: total.bytes + bytes,
      requests: total.requests + requests,
    }),
    { bytes: 0, requests: 0 },
  );
}

interface Request {
  kind: Kind;
  bytes: number;
  isOpen: boolean;
  isCached: boolean;
}

const QUIET_MS = 1500;
const MAX_MS = 12_000;

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

  /** Waits until nothing was requested or received for 1.5 seconds; 12 seconds at most. */
  async quiet(): Promise<void> {
    const startedAt = Date.now();
    while (Date.now() - startedAt < MAX_MS && (this.#isBusy() || Date.now() - this.#changedAt < QUIET_MS)) {
      await sleep(50);
    }
  }

  read(): Traffic {
    const counted = [...this.#requests.values()].filter(({ isCached }) => !isCached);
    const ofKind = (kind: Kind) =>
      sum(counted.filter((request) => request.kind === kind).map(({ bytes }) => ({ bytes, requests: 1 })));
    return Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)])) as Traffic;
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
