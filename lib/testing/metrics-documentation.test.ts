import { readFileSync } from 'node:fs';
import { METRICS } from '#lib/shared/metrics/definitions.ts';

const page = readFileSync('docs/operate/monitoring.md', 'utf8');

test('docs/operate/monitoring.md explains every metric, with its labels', () => {
  const rows = [...page.matchAll(/^\| `(samay_\w+)` \|([^|]*)\| \S/gm)].map(([, name, labels = '']) => [
    name,
    [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label),
  ]);
  const defined = Object.values(METRICS).map(({ name, labels }) => [name, [...labels]]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(defined));
});
