import { median } from '../median.ts';

export const TRAFFIC_KINDS = ['HTML', 'CSS', 'script', 'photo', 'font', 'data', 'other'] as const;
export type TrafficKind = (typeof TRAFFIC_KINDS)[number];

/** Bytes on the wire, compressed and with headers, and requests. */
export interface TrafficAmount {
  bytes: number;
  requests: number;
}

export type TrafficByKind = Record<TrafficKind, TrafficAmount>;

/** Returns the sum of several amounts. */
export function totalTraffic(amounts: readonly TrafficAmount[]): TrafficAmount {
  return amounts.reduce(
    (total, { bytes, requests }) => ({ bytes: total.bytes + bytes, requests: total.requests + requests }),
    { bytes: 0, requests: 0 },
  );
}

function medianAmount(amounts: readonly TrafficAmount[]): TrafficAmount {
  return {
    bytes: median(amounts.map(({ bytes }) => bytes)),
    requests: median(amounts.map(({ requests }) => requests)),
  };
}

/** Returns the median bytes and the median number of requests of a kind over several visits. */
export function medianOfKind(visits: readonly TrafficByKind[], kind: TrafficKind): TrafficAmount {
  return medianAmount(visits.map((traffic) => traffic[kind]));
}

function describeAmount({ bytes, requests }: TrafficAmount): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB in ${requests}`;
}

/**
 * Says in one line what several visits received: kilobytes and requests of all kinds together, and of each. Each figure is
 * a median of its own, so the kinds need not add up to the whole.
 */
export function describeTraffic(visits: readonly TrafficByKind[]): string {
  const whole = medianAmount(visits.map((traffic) => totalTraffic(Object.values(traffic))));
  const kinds = TRAFFIC_KINDS.map((kind) => ({ kind, amount: medianOfKind(visits, kind) }))
    .filter(({ amount }) => amount.requests > 0)
    .map(({ kind, amount }) => `${kind} ${describeAmount(amount)}`);
  return [`${describeAmount(whole)} requests`, ...kinds].join('; ');
}
