import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { decide } from '#lib/gate/index.ts';
import { freePort } from '#lib/launcher/free-port.ts';
import { PROJECT } from '#lib/launcher/project.ts';
import { MeasuredProcess } from './measured-process.ts';
import { BENCH_SECRET, startMeasuredStore } from './measured-store.ts';
import { atMost, type Row, reported } from './table.ts';

/** Next renders next to nothing for it, so that what stands before it shows. */
const ADDRESS = '/robots.txt';
const ROUNDS = 3;
const SECONDS = 3;
const DECISIONS = 200_000;
const COPIED = ['lib', 'public', 'package.json', 'next.config.js', '.next'];

/** The built storefront in a folder of its own, where Next knows of no middleware. */
function withoutMiddleware(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samay-no-middleware-'));
  for (const name of COPIED) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  const none = { version: 3, middleware: {}, functions: {}, sortedMiddleware: [] };
  writeFileSync(join(folder, '.next/server/middleware-manifest.json'), JSON.stringify(none));
  return folder;
}

/** CPU milliseconds of a request. */
async function costOf(server: MeasuredProcess, origin: string): Promise<number> {
  let total = 0;
  const cpu = await server.cpuDuring(async () => {
    const result = await autocannon({ url: origin + ADDRESS, connections: 4, duration: SECONDS });
    if (result.non2xx + result.errors > 0) throw new Error(`${ADDRESS}: ${result.non2xx + result.errors} failed`);
    total = result.requests.total;
  });
  return cpu / total;
}

/** CPU milliseconds of a decision about an ordinary page. */
function decisionCost(): number {
  const rules = { launchAt: 0, privateSaleHosts: ['ff1.localhost', 'ff2.localhost'], siteHost: 'shop.test' };
  const passes = { signedIn: false, bypass: false };
  const rest = { host: 'shop.test', now: 1, passes, query: '?page=2', mobileHint: '', userAgent: 'Mozilla/5.0' };
  const decideAll = () => {
    for (let turn = 0; turn < DECISIONS; turn++)
      decide({ method: 'GET', path: `/watches/men/${turn}`, ...rest }, rules);
  };
  decideAll();
  const before = process.cpuUsage();
  decideAll();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / DECISIONS;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** What the gate costs a request: the middleware by the same storefront with and without it, in turns, and the decision. */
export async function benchGate(): Promise<Row[]> {
  const store = await startMeasuredStore();
  const folder = withoutMiddleware();
  try {
    const port = String(await freePort(0, '127.0.0.1'));
    const settings = { HOST: '127.0.0.1', PORT: port, RETAIL_API_URL: store.api.url, SESSION_SECRET: BENCH_SECRET };
    const bare = await MeasuredProcess.start('lib/front/main.ts', settings, [], folder);
    const rounds: { guarded: number; bare: number }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = {
        guarded: await costOf(store.front, store.url),
        bare: await costOf(bare, `http://127.0.0.1:${port}`),
      };
      // The first round only warms both up.
      if (round > 0) rounds.push(pair);
    }
    await bare.stop();
    const guarded = middle(rounds.map((pair) => pair.guarded));
    const unguarded = middle(rounds.map((pair) => pair.bare));
    const decision = decisionCost();
    return [
      reported('gate', 'CPU of a request with the middleware', guarded, 'ms'),
      reported('gate', 'CPU of a request without', unguarded, 'ms'),
      reported('gate', 'CPU of a decision', decision, 'ms'),
      atMost('gate', 'middleware and decision', guarded - unguarded + decision, 0.2, 'ms'),
    ];
  } finally {
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
