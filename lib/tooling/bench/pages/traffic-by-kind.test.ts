import {
  describeTraffic,
  medianOfKind,
  TRAFFIC_KINDS,
  type TrafficAmount,
  type TrafficByKind,
} from './traffic-by-kind.ts';

const NOTHING: TrafficAmount = { bytes: 0, requests: 0 };
const trafficOf = (amounts: Partial<TrafficByKind>): TrafficByKind => ({
  ...(Object.fromEntries(TRAFFIC_KINDS.map((kind) => [kind, NOTHING])) as TrafficByKind),
  ...amounts,
});
const visit = (html: number, script: number, scripts: number) =>
  trafficOf({ HTML: { bytes: html, requests: 1 }, script: { bytes: script, requests: scripts } });

test('the traffic of a page is told as bytes and requests of all and of each kind that there was', () => {
  expect(describeTraffic([visit(9_940, 125_400, 14)])).toBe(
    '135 kB in 15 requests; HTML 9.9 kB in 1; script 125 kB in 14',
  );
});

test('the traffic of several visits is that of the middle one for each figure, not that of the last', () => {
  const visits = [visit(20_000, 100_000, 10), visit(30_000, 300_000, 12), visit(10_000, 200_000, 90)];
  expect(medianOfKind(visits, 'script')).toEqual({ bytes: 200_000, requests: 12 });
  expect(describeTraffic(visits)).toBe('210 kB in 13 requests; HTML 20 kB in 1; script 200 kB in 12');
});

test('a visit without any request is told as well', () => {
  expect(describeTraffic([trafficOf({})])).toBe('0.0 kB in 0 requests');
});
