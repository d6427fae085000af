import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '#lib/shared/env.ts';
import { assembleFront } from '#lib/storefront/platform/front/assemble.ts';
import { serveFrontMetrics } from '#lib/storefront/platform/front/serve-front-metrics.ts';
import { until } from '#lib/testing/until.ts';
import { freePort } from '#lib/tooling/bench/cluster/start-nginx.ts';
import { describeWithTools, PROMETHEUS } from './describe-with-tools.ts';

// Starts the retail API and Prometheus.
jest.setTimeout(120_000);

interface Answer {
  data: { result: { metric: Record<string, string>; value: [number, string] }[] };
}

describeWithTools('Prometheus asks a storefront and a retail API', [PROMETHEUS], ([program = '']) => {
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  const children: ChildProcess[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  let prometheus: string;
  let front: string;
  let retailApi: string;

  /** Starts a process; resolves once what it prints matches. */
  async function start(command: string, parts: string[], ready: RegExp, env: Record<string, string> = {}) {
    const child = spawn(command, parts, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(() => {
      if (child.exitCode !== null) throw new Error(`${command} ended: ${output}`);
      return ready.test(output);
    });
  }

  beforeAll(async () => {
    const [apiPort, apiMetrics, frontMetrics, own] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    retailApi = `http://127.0.0.1:${apiPort}`;
    await start(process.execPath, ['lib/retail-api/app/main.ts'], /answers at/, {
      NODE_ENV: 'production',
      DATA_DIR: join(folder, 'data'),
      CATALOGUE: 'none',
      PHOTO_BACKGROUND: 'off',
      RETAIL_API_PORT: String(apiPort),
      RETAIL_API_METRICS_PORT: String(apiMetrics),
    });
    const settings = parseEnvironment({ METRICS_PORT: String(frontMetrics), LOG_LEVEL: 'silent' });
    const metrics = await serveFrontMetrics(settings);
    const assembled = assembleFront({
      next: async (_request, response) => void response.end('<h1>Shop</h1>'),
      settings,
      retailApiUrl: retailApi,
      folder: import.meta.dirname,
    });
    metrics.watch(assembled.load);
    closing.push(() => assembled.stop.stop(0), metrics.stop);
    await once(assembled.server.listen(0, '127.0.0.1'), 'listening');
    front = `http://127.0.0.1:${(assembled.server.address() as AddressInfo).port}`;
    prometheus = `http://127.0.0.1:${own}`;
    const asked = {
      '"storefront-1:9464", "storefront-2:9464"': frontMetrics,
      '"retail-api-1:9464", "retail-api-2:9464", "worker:9464"': apiMetrics,
    };
    let configuration = readFileSync('deploy/prometheus/prometheus.yml', 'utf8').replaceAll('15s', '1s');
    for (const [targets, port] of Object.entries(asked))
      configuration = configuration.replace(targets, `"127.0.0.1:${port}"`);
    writeFileSync(join(folder, 'prometheus.yml'), configuration);
    writeFileSync(join(folder, 'samay.rules.yml'), readFileSync('deploy/prometheus/samay.rules.yml'));
    const options = { 'config.file': join(folder, 'prometheus.yml'), 'storage.tsdb.path': join(folder, 'tsdb') };
    const listen = `--web.listen-address=127.0.0.1:${own}`;
    await start(
      program,
      [listen, ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)],
      /ready to receive/,
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
    for (const child of children) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(expression: string): Promise<[Record<string, string>, number][]> {
    const reply = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(expression)}`);
    const { data } = (await reply.json()) as Answer;
    return data.result.map(({ metric, value }) => [metric, Number(value[1])]);
  }
  /** Asks until there is an answer that will do. */
  async function eventually(expression: string, isEnough: (value: number) => boolean): Promise<void> {
    let answers: Awaited<ReturnType<typeof ask>> = [];
    const found = async () => {
      answers = await ask(expression);
      return answers.length > 0 && answers.every(([, value]) => isEnough(value));
    };
    const deadline = performance.now() + 30_000;
    while (!(await found())) {
      if (performance.now() > deadline) throw new Error(`${expression} is ${JSON.stringify(answers)}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  test('both are up', async () => {
    await eventually('count(up{job=~"samay-.+"} == 1)', (number) => number === 2);
  });

  test('it answers what visitors asked for, and how long calls and statements took', async () => {
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${front}/watches`)).text();
    await fetch(`${retailApi}/getCurrency`);
    await eventually(
      'samay_http_request_duration_seconds_count{route="catalogue",status="2xx"}',
      (number) => number === 3,
    );
    await eventually('sum(samay_page_cache_requests_total{result="hit"})', (number) => number === 2);
    await eventually('samay_api_refusals_total{call="getCurrency",code="InvalidToken"}', (number) => number === 1);
    await eventually(
      'histogram_quantile(0.5, sum by (le) (samay_database_query_duration_seconds_bucket))',
      (seconds) => seconds > 0,
    );
    await eventually('samay_storage_free_bytes', (bytes) => bytes > 0);
    await eventually('count by (job) (nodejs_eventloop_lag_p99_seconds)', (number) => number === 1);
  });

  test('it loads the alarms, and evaluates each without an error', async () => {
    await eventually('count(up)', (number) => number === 2);
    const health = async () => {
      const reply = (await (await fetch(`${prometheus}/api/v1/rules`)).json()) as {
        data: { groups: { rules: { name: string; health: string }[] }[] };
      };
      return reply.data.groups.flatMap(({ rules }) => rules.map((rule) => rule.health));
    };
    while ((await health()).includes('unknown')) await new Promise((resolve) => setTimeout(resolve, 200));
    expect(new Set(await health())).toEqual(new Set(['ok']));
  });

  test('the port of shoppers and that of the retail API serve no metrics', async () => {
    expect(await (await fetch(`${front}/metrics`)).text()).not.toContain('samay_');
    expect((await fetch(`${retailApi}/metrics`)).status).toBe(404);
  });
});
