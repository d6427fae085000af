import { replaceSingleton, singleton } from '../singleton.ts';
import type { METRICS, MetricKey } from './definitions.ts';

type KeyOf<Kind extends string> = {
  [Key in MetricKey]: (typeof METRICS)[Key]['kind'] extends Kind ? Key : never;
}[MetricKey];

/** The labels of a metric, each of which must be given. */
export type LabelsOf<Key extends MetricKey> = Readonly<Record<(typeof METRICS)[Key]['labels'][number], string>>;

/** What keeps the values; only `serveMetrics` makes one. */
export interface Recorder {
  count(key: KeyOf<'counter'>, labels: Readonly<Record<string, string>>, by: number): void;
  observe(key: KeyOf<'histogram'>, labels: Readonly<Record<string, string>>, value: number): void;
  set(key: KeyOf<'gauge'>, labels: Readonly<Record<string, string>>, value: number): void;
}

const NAME = 'metrics-recorder';
const recorder = () => singleton<Recorder | null>(NAME, () => null);

/** Makes this process keep metrics; undefined ends it, for tests. */
export function keepMetrics(kept: Recorder | undefined): void {
  replaceSingleton<Recorder | null>(NAME, kept);
}

/** Whether this process keeps metrics: what costs more than a call of this module asks first. */
export function keepsMetrics(): boolean {
  return recorder() !== null;
}

/** Adds to a counter; nothing where this process keeps no metrics, as for the other two. */
export function count<Key extends KeyOf<'counter'>>(key: Key, labels: LabelsOf<Key>, by = 1): void {
  recorder()?.count(key, labels, by);
}

/** Adds a value to a histogram, in the unit of its name. */
export function observe<Key extends KeyOf<'histogram'>>(key: Key, labels: LabelsOf<Key>, value: number): void {
  recorder()?.observe(key, labels, value);
}

/** Sets a gauge. */
export function setGauge<Key extends KeyOf<'gauge'>>(key: Key, labels: LabelsOf<Key>, value: number): void {
  recorder()?.set(key, labels, value);
}

/** Adds the time in seconds since `startedAt`, milliseconds on the clock of `performance`. */
export function observeSince<Key extends KeyOf<'histogram'>>(key: Key, labels: LabelsOf<Key>, startedAt: number): void {
  recorder()?.observe(key, labels, (performance.now() - startedAt) / 1000);
}
