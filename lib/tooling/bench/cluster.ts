import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterLedgers, ClusterProduct } from '#lib/shared/bench-figures.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { buildIfNeeded } from '#lib/tooling/launcher/build.ts';
import { apiFigures } from './api-figures.ts';
import { type Cluster, openCluster } from './cluster/open-cluster.ts';
import { type ScenarioName, scenarioOf } from './cluster/scenarios.ts';
import { ShopperLoad } from './cluster/shopper-load.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, minGoal, printTable, type Row, reported } from './table.ts';

const SIZE = { storefronts: 3, retailApis: 2, workers: 2 };
const LOAD = { browsing: 8, buying: 6, pauseMs: 1200 };
/** The load runs this long before and after each scenario. */
const AROUND_MS = 6_000;
const SETTLED_WITHIN_MS = 2 * MINUTE_MS;
const CHECK_EVERY_MS = 2_000;
const LEVELS = 'levels.json';

/**
 * The proof that a store of many processes loses nothing: shoppers buy while it is restarted, killed and starved, and then all
 * ledgers are compared. Prints the figures of each scenario as it ends, and sets the exit code
 * where a goal is missed. Needs PostgreSQL, nginx and Redis or Valkey.
 */
export async function benchCluster({ scenarios }: BenchOptions): Promise<Row[]> {
  await buildIfNeeded();
  const cluster = await openCluster({ ...SIZE, hasSmallDisk: true });
  const rows: Row[] = [];
  try {
    const levels = join(cluster.folder, LEVELS);
    const products = await apiFigures('print-cluster-begin', [cluster.databaseUrl, levels]);
    for (const name of scenarios) {
      const proven = await prove(cluster, products, name);
      // A run takes many minutes, and what was proven counts also where a later scenario cannot be.
      printTable(proven);
      rows.push(...proven);
    }
  } finally {
    await cluster.close();
  }
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
  return [];
}

async function prove(cluster: Cluster, products: readonly ClusterProduct[], name: ScenarioName): Promise<Row[]> {
  const { happens, breaksConnections, leftOut, run } = scenarioOf(name);
  const part = `cluster, ${name}`;
  const reason = leftOut(cluster);
  if (reason !== null) return [{ part, figure: `left out: ${reason}`, measured: '', goal: null, met: null }];
  process.stderr.write(`  ${happens} …\n`);
  const load = new ShopperLoad(cluster, products, LOAD);
  await sleep(AROUND_MS);
  const began = performance.now();
  await run(cluster);
  const tookMs = performance.now() - began;
  await sleep(AROUND_MS);
  await load.stop();
  const { ledgers, settledMs } = await settle(cluster);
  return [...rowsOfLoad(part, load, breaksConnections), ...rowsOfLedgers(part, ledgers, settledMs, tookMs)];
}

async function settle(cluster: Cluster): Promise<{ ledgers: ClusterLedgers; settledMs: number }> {
  const began = performance.now();
  const files = [cluster.databaseUrl, cluster.sandboxUrl, join(cluster.folder, LEVELS)];
  for (;;) {
    const ledgers = await apiFigures('print-cluster-ledgers', files);
    const settledMs = performance.now() - began;
    if (ledgers.differing === 0 || settledMs > SETTLED_WITHIN_MS) return { ledgers, settledMs };
    await sleep(CHECK_EVERY_MS);
  }
}

function rowsOfLoad(part: string, load: ShopperLoad, breaksConnections: boolean): Row[] {
  const { tally, refusals } = load;
  const broken = tally.count('broken');
  const example = refusals[0] === undefined ? '' : `, e.g. ${refusals[0]}`;
  return [
    reported(part, `answers by status (${tally.byStatus})`, tally.count('answered'), 'answered'),
    reported(part, 'the shop said that it cannot now', tally.count('refused politely'), 'answers'),
    maxGoal(part, 'answers that nobody should see', tally.count('failed'), 0, ''),
    breaksConnections
      ? reported(part, 'connections that broke', broken, '')
      : maxGoal(part, 'connections that broke', broken, 0, ''),
    reported(part, 'longest time without an answer', tally.longestGapMs / 1000, 's'),
    reported(part, 'slowest answer', tally.slowestMs / 1000, 's'),
    minGoal(part, 'purchases that were paid', load.count('paid') + load.count('cancelled'), 1, ''),
    maxGoal(part, 'purchases whose end the shop did not say within a minute', load.count('lost'), 0, ''),
    maxGoal(part, `steps that were refused without need${example}`, refusals.length, 0, ''),
  ];
}

function rowsOfLedgers(part: string, ledgers: ClusterLedgers, settledMs: number, tookMs: number): Row[] {
  const { payments, orders, cancelled, refunds, invoices, differing, differences } = ledgers;
  const example = differences[0] === undefined ? '' : `, e.g. ${differences.join(' ')}`;
  const counts = `${payments} payments, ${orders} orders, ${cancelled} cancelled, ${refunds} refunds, ${invoices} invoices`;
  return [
    reported(part, 'the scenario took', tookMs / 1000, 's'),
    maxGoal(part, `differences between the ledgers (${counts} so far${example})`, differing, 0, ''),
    reported(part, 'the ledgers agreed after', settledMs / 1000, 's'),
  ];
}
