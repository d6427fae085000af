import { count, keepsMetrics, observeSince } from '#lib/shared/metrics/record.ts';
import { isTracing, traced } from '#lib/shared/tracing/span.ts';
import { type Courier, CourierRefused, CourierUnavailable } from './courier.ts';

/** A courier that measures and traces its calls and webhooks; the same one where this process does neither. */
export function observedCourier(courier: Courier | null): Courier | null {
  if (courier === null || (!keepsMetrics() && !isTracing())) return courier;
  const { name, test } = courier;
  async function timed<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    let outcome = 'failed';
    try {
      const facts = { name: `${name} ${operation}`, kind: 'client', attributes: { 'samay.courier': name } } as const;
      const result = await traced(facts, work);
      outcome = 'done';
      return result;
    } catch (error) {
      if (error instanceof CourierUnavailable) outcome = 'unavailable';
      if (error instanceof CourierRefused) outcome = 'refused';
      throw error;
    } finally {
      observeSince('courierCalls', { courier: name, operation, outcome }, startedAt);
    }
  }
  return {
    name,
    test,
    quote: (parcel, signal) => timed('quote', () => courier.quote(parcel, signal)),
    book: (parcel, again, signal) => timed('book', () => courier.book(parcel, again, signal)),
    label: (parcel, signal) => timed('label', () => courier.label(parcel, signal)),
    cancel: (parcel, signal) => timed('cancel', () => courier.cancel(parcel, signal)),
    track: (parcel, signal) => timed('news', () => courier.track(parcel, signal)),
    readWebhook(body, token) {
      const reading = courier.readWebhook(body, token);
      count('courierWebhooks', { courier: name, kind: reading.kind });
      return reading;
    },
  };
}
