import type { Metric } from 'web-vitals';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { allows } from '#lib/storefront/marketing/consent/client.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { pagePath } from '#lib/storefront/platform/site/local-href.ts';
import type { VitalsReport } from './schema.ts';
import { vitalPageOf } from './vital-page.ts';

/** Narrower windows count as phones, in CSS pixels. */
const PHONE_BELOW = 768;

/** Calls back with each value of a vital, the last one when the page is hidden. */
type Measure = (onValue: (metric: Metric) => void) => void;

/**
 * Measures the page that the browser has loaded, and reports it when it is left or hidden: each vital once, without cookies.
 * Nothing is sent once consent is withdrawn. To be called once per document, after consent.
 */
export function reportVitals(measures: readonly Measure[], showsProduct: boolean): void {
  const page = vitalPageOf(pagePath(window.location.pathname), showsProduct);
  const device = window.innerWidth < PHONE_BELOW ? 'phone' : 'desktop';
  const waiting = new Map<string, Metric>();
  const sent = new Set<string>();
  const take = (metric: Metric) => {
    if (!sent.has(metric.id)) waiting.set(metric.id, metric);
  };
  for (const measure of measures) measure(take);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    // The library hears of it at the same time, and reports its last values then.
    queueMicrotask(() => {
      const metrics = [...waiting.values()];
      waiting.clear();
      for (const { id } of metrics) sent.add(id);
      if (metrics.length > 0 && allows('statistics')) send({ page, device, ...valuesOf(metrics) });
    });
  });
}

const valuesOf = (metrics: readonly Metric[]) => Object.fromEntries(metrics.map(({ name, value }) => [name, value]));

function send(report: VitalsReport): void {
  const body = JSON.stringify(report);
  const headers = { 'content-type': 'application/json' };
  // A report that is lost is no loss.
  browserFetch(apiPaths.vitals(), { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(
    () => undefined,
  );
}
