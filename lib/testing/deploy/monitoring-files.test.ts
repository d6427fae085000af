import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { METRICS } from '#lib/shared/metrics/definitions.ts';
import { describeWithTools, PROMTOOL } from './describe-with-tools.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const rules = read('deploy/prometheus/samay.rules.yml');
const dashboard = read('deploy/grafana/samay.json');
const runbooks = read('docs/operate/runbooks.md');
const alarms = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** The metrics that the store exports, with the labels of each; a histogram has three series. */
const exported = new Map<string, readonly string[]>();
for (const metric of Object.values(METRICS)) {
  if (metric.kind !== 'histogram') exported.set(metric.name, metric.labels);
  else for (const part of ['bucket', 'sum', 'count']) exported.set(`${metric.name}_${part}`, [...metric.labels, 'le']);
}
const ofNode = new Registry();
collectDefaultMetrics({ register: ofNode });
for (const { name } of ofNode.getMetricsAsArray()) {
  for (const suffix of ['', '_sum']) exported.set(name + suffix, ['kind']);
}
afterAll(() => ofNode.clear());

const queries = [...rules.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*))/gm)].map(
  ([, block, line]) => block ?? line ?? '',
);
const panels = (JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }).panels;
const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

test('each alarm has its runbook, and each runbook its alarm', () => {
  expect(alarms.length).toBeGreaterThan(20);
  expect([...runbooks.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(alarms);
  const links = [...rules.matchAll(/runbook_url: (.*)$/gm)].map(([, link]) => link);
  expect(links).toEqual(alarms.map((name) => `docs/operate/runbooks.md#${name.toLowerCase()}`));
});

test('each alarm is tested to be raised', () => {
  const tested = read('deploy/prometheus/samay.rules.test.yml').matchAll(/alertname: (\w+)\n {8}exp_alerts:/g);
  expect([...new Set([...tested].map(([, name]) => name))].toSorted()).toEqual(alarms.toSorted());
});

test.each([
  ['the alarms', () => queries, alarms.length],
  ['the dashboard', () => shown, 30],
] as const)('%s ask for metrics and labels that the store exports', (_what, list, least) => {
  const expressions = list();
  expect(expressions.length).toBeGreaterThanOrEqual(least);
  for (const expression of expressions) {
    const named = [...expression.matchAll(/\b((?:samay|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
    for (const [, name = '', matchers = ''] of named) {
      expect([name, exported.has(name)]).toEqual([name, true]);
      const labels = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label);
      const known = [...(exported.get(name) ?? []), 'job', 'instance'];
      expect([expression, labels.filter((label) => !known.includes(label ?? ''))]).toEqual([expression, []]);
    }
    expect([expression, named.length > 0 || expression.startsWith('up{')]).toEqual([expression, true]);
  }
});

describeWithTools('the alarms in Prometheus', [PROMTOOL], ([program = '']) => {
  const run = (...parts: string[]) => spawnSync(program, parts, { encoding: 'utf8' });

  test('its own check finds nothing wrong with rules and configuration', () => {
    for (const parts of [
      ['check', 'rules', 'deploy/prometheus/samay.rules.yml'],
      ['check', 'config', 'deploy/prometheus/prometheus.yml'],
    ])
      expect(run(...parts)).toMatchObject({ status: 0, stderr: '' });
  });

  test('each is raised when it should be, and none in a quiet shop', () => {
    const { status, stdout, stderr } = run('test', 'rules', 'deploy/prometheus/samay.rules.test.yml');
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});
