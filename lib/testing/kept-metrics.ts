import { METRICS, type MetricKey } from '#lib/shared/metrics/definitions.ts';
import { keepMetrics } from '#lib/shared/metrics/record.ts';

type Labels = Readonly<Record<string, string>>;

interface MetricsInMemory {
  /** The sum of a counter, the number of values of a histogram or the value of a gauge; 0 without one. */
  value(key: MetricKey, labels?: Labels): number;
  /** All label values that a metric was recorded with. */
  labelsOf(key: MetricKey): Labels[];
}

/** Makes this process keep metrics in memory, for tests; throws where a label is missing or is none of the metric's. */
export function keepInMemory(): MetricsInMemory {
  const values = new Map<MetricKey, Map<string, number>>();
  const record = (key: MetricKey, labels: Labels, change: (before: number) => number) => {
    const names = [...METRICS[key].labels].toSorted();
    if (Object.keys(labels).toSorted().join() !== names.join()) throw new Error(`${key} has other labels`);
    const series = values.get(key) ?? new Map<string, number>();
    const name = nameOf(labels);
    values.set(key, series.set(name, change(series.get(name) ?? 0)));
  };
  keepMetrics({
    count: (key, labels, by) => record(key, labels, (before) => before + by),
    observe: (key, labels) => record(key, labels, (before) => before + 1),
    set: (key, labels, value) => record(key, labels, () => value),
  });
  return {
    value: (key, labels = {}) => values.get(key)?.get(nameOf(labels)) ?? 0,
    labelsOf: (key) => [...(values.get(key)?.keys() ?? [])].map((name) => JSON.parse(name) as Labels),
  };
}

const nameOf = (labels: Labels) => JSON.stringify(labels, Object.keys(labels).toSorted());
