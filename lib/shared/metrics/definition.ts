/** A process that exports metrics. */
export type Exporter = 'storefront' | 'retail-api';

interface Definition<Kind extends string, Labels extends string> {
  readonly kind: Kind;
  /** Its name for Prometheus, with the unit. */
  readonly name: string;
  readonly help: string;
  /** Names of labels, each with few values that the code knows: never a path, an address or a person. */
  readonly labels: readonly Labels[];
  readonly from: Exporter;
}

export type CounterDefinition<Labels extends string = string> = Definition<'counter', Labels>;
export type GaugeDefinition<Labels extends string = string> = Definition<'gauge', Labels>;
export interface HistogramDefinition<Labels extends string = string> extends Definition<'histogram', Labels> {
  /** Upper bounds, in the unit of the name. */
  readonly buckets: readonly number[];
}

export type MetricDefinition = CounterDefinition | GaugeDefinition | HistogramDefinition;

/** Pages and calls, in seconds: from what a stored page takes to what a visitor does not wait for. */
export const ANSWER_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Defines something that is counted, such as requests. */
export function counter<const Labels extends string = never>(
  from: Exporter,
  name: `samay_${string}_total`,
  help: string,
  labels: readonly Labels[] = [],
): CounterDefinition<Labels> {
  return { kind: 'counter', name, help, labels, from };
}

/** Defines a value that rises and falls, such as the length of a queue; it is read when Prometheus asks. */
export function gauge<const Labels extends string = never>(
  from: Exporter,
  name: `samay_${string}`,
  help: string,
  labels: readonly Labels[] = [],
): GaugeDefinition<Labels> {
  return { kind: 'gauge', name, help, labels, from };
}

/** Defines values whose distribution counts, such as durations. */
export function histogram<const Labels extends string = never>(
  from: Exporter,
  name: `samay_${string}`,
  help: string,
  { labels = [], buckets = ANSWER_BUCKETS }: { labels?: readonly Labels[]; buckets?: readonly number[] } = {},
): HistogramDefinition<Labels> {
  return { kind: 'histogram', name, help, labels, from, buckets };
}
