import { keepMetrics } from '#lib/shared/metrics/record.ts';
import { keepInMemory } from '#lib/testing/kept-metrics.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

setUpRetailApi();
const REPORT = { page: 'product', device: 'phone', LCP: 1800, INP: 90, CLS: 0.04 };
let metrics: ReturnType<typeof keepInMemory>;
beforeEach(() => {
  metrics = keepInMemory();
});
afterAll(() => keepMetrics(undefined));

const send = (body: unknown) => newBrowser().json(POST, 'POST', '/api/vitals', body);

test('a report becomes metrics by class of page and device, and no cookie is set', async () => {
  const answer = await send(REPORT);
  expect(answer.status).toBe(204);
  expect(answer.cookies).toEqual([]);
  expect(metrics.labelsOf('webVitals')).toEqual([
    { device: 'phone', page: 'product', vital: 'LCP' },
    { device: 'phone', page: 'product', vital: 'INP' },
  ]);
  expect(metrics.labelsOf('layoutShifts')).toEqual([{ device: 'phone', page: 'product' }]);
});

test.each([
  [{ ...REPORT, page: '/titan-neo?mobile=9876543210' }],
  [{ ...REPORT, device: 'Nokia 3310' }],
  [{ ...REPORT, LCP: -1 }],
  [{ ...REPORT, LCP: 1e9 }],
  [{ ...REPORT, CLS: 101 }],
  [{ ...REPORT, LCP: '1800' }],
  [{ ...REPORT, id: 'v4-1234' }],
  [{ page: 'home', device: 'phone' }],
  [{}],
  [[REPORT]],
])('%j is refused, and counts nothing', async (body) => {
  expect((await send(body)).status).toBe(400);
  expect(metrics.labelsOf('webVitals')).toEqual([]);
});

test('a report from another site is refused', async () => {
  const answer = await newBrowser().json(POST, 'POST', '/api/vitals', REPORT, {
    'sec-fetch-site': 'cross-site',
    origin: 'https://other.example',
  });
  expect(answer.status).toBe(403);
  expect(metrics.labelsOf('webVitals')).toEqual([]);
});
