import { keepMetrics } from '#lib/shared/metrics/record.ts';
import { keepInMemory } from '#lib/testing/kept-metrics.ts';
import { type Courier, CourierRefused, CourierUnavailable } from './courier.ts';
import { observedCourier } from './observed-courier.ts';

const silent: Courier = {
  name: 'shiprocket',
  test: false,
  quote: async () => ({ carrier: 'Blue Dart', charge: 6000, days: null }),
  book: () => Promise.reject(new CourierUnavailable()),
  label: () => Promise.reject(new CourierRefused('None yet.')),
  cancel: () => Promise.reject(new Error('A fault.')),
  track: async () => [],
  readWebhook: () => ({ kind: 'ignored' }),
};
const signal = AbortSignal.timeout(60_000);
const PARCEL = {} as Parameters<Courier['quote']>[0];
const KNOWN = { reference: 'a', courierOrderId: '1', shipmentId: '2', awb: '3' };

afterEach(() => keepMetrics(undefined));

test('without metrics a courier is left as it is', () => {
  expect(observedCourier(silent)).toBe(silent);
  expect(observedCourier(null)).toBeNull();
});

test('each question is counted with what came of it, and each webhook with its kind', async () => {
  const kept = keepInMemory();
  const courier = observedCourier(silent);
  await courier?.quote(PARCEL, signal);
  await expect(courier?.book(PARCEL, false, signal)).rejects.toThrow(CourierUnavailable);
  await expect(courier?.label(KNOWN, signal)).rejects.toThrow(CourierRefused);
  await expect(courier?.cancel(KNOWN, signal)).rejects.toThrow('A fault.');
  await courier?.track(KNOWN, signal);
  courier?.readWebhook(new Uint8Array(), '');
  expect(kept.labelsOf('courierCalls').map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    'quote done',
    'book unavailable',
    'label refused',
    'cancel failed',
    'news done',
  ]);
  expect(kept.value('courierWebhooks', { courier: 'shiprocket', kind: 'ignored' })).toBe(1);
});
