import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import autocannon from 'autocannon';
import { MeasuredProcess } from './measured-process.ts';
import { fetchPage, LISTING, startMeasuredStore } from './measured-store.ts';
import { median } from './median.ts';
import { maxGoal, minGoal, type Row, reported } from './table.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;

interface Load {
  perSecond: number;
  cpuMs: number;
}

async function load(server: MeasuredProcess, url: string): Promise<Load> {
  let perSecond = 0;
  let total = 0;
  const cpu = await server.cpuDuring(async () => {
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) bench' },
    });
    if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} not 2xx, ${result.errors} errors`);
    perSecond = result.requests.average;
    total = result.requests.total;
  });
  return { perSecond, cpuMs: cpu / total };
}

/**
 * Compares a cached listing through the front with a bare server that sends the same bytes; alternately, so
 * that both run under the same conditions.
 */
export async function benchFront(): Promise<Row[]> {
  const store = await startMeasuredStore();
  const folder = mkdtempSync(join(tmpdir(), 'samay-bare-'));
  try {
    const page = Buffer.from(await (await fetchPage(store.url + LISTING)).arrayBuffer());
    const file = join(folder, 'page.br');
    writeFileSync(file, brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
    const bare = await MeasuredProcess.start('lib/tooling/bench/bare-server.ts', {}, { names: [file] });
    const rounds: { front: Load; bare: Load }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { front: await load(store.front, store.url + LISTING), bare: await load(bare, bare.url) };
      // The first round is only a warm-up.
      if (round > 0) rounds.push(pair);
    }
    await bare.stop();
    const share = median(rounds.map(({ front, bare }) => (100 * front.perSecond) / bare.perSecond));
    return [
      maxGoal('front', 'CPU of a cached listing', median(rounds.map(({ front }) => front.cpuMs)), 0.3, 'ms'),
      reported('front', 'CPU of the bare server', median(rounds.map(({ bare }) => bare.cpuMs)), 'ms'),
      reported('front', 'requests of the front', median(rounds.map(({ front }) => front.perSecond)), '/s'),
      reported('front', 'requests of the bare server', median(rounds.map(({ bare }) => bare.perSecond)), '/s'),
      minGoal('front', 'front against bare server', share, 40, '%'),
    ];
  } finally {
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
