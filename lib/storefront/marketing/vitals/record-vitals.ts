import { observe } from '#lib/shared/metrics/record.ts';
import type { VitalsReport } from './schema.ts';

const TIMES = ['LCP', 'FCP', 'INP', 'TTFB'] as const;

/** Adds a report to the metrics. Nothing else of it is kept. */
export function recordVitals({ page, device, ...values }: VitalsReport): void {
  for (const vital of TIMES) {
    const value = values[vital];
    if (value !== undefined) observe('webVitals', { vital, page, device }, value / 1000);
  }
  if (values.CLS !== undefined) observe('layoutShifts', { page, device }, values.CLS);
}
