import { rmSync } from 'node:fs';
import autocannon from 'autocannon';
import { decide } from '#lib/storefront/platform/gate/index.ts';
import { preferredOrFreePort } from '#lib/tooling/launcher/free-port.ts';
import { PROGRAMS } from '#lib/tooling/launcher/service-name.ts';
import { MeasuredProcess } from './measured-process.ts';
import { BENCH_SECRET, startMeasuredStore } from './measured-store.ts';
import { median } from './median.ts';
import { withEmptyMiddleware, withoutMiddleware } from './middleware-variants.ts';
import { maxGoal, type Row, reported } from './table.ts';

/** Next.js renders next to nothing for this path, so that the cost of the middleware is visible. */
const ADDRESS = '/robots.txt';
const ROUNDS = 3;
const SECONDS = 3;
const DECISIONS = 200_000;

/** Returns the CPU milliseconds of a request. */
async function requestCost(server: MeasuredProcess, origin: string): Promise<number> {
  let total = 0;
  const cpu = await server.cpuDuring(async () => {
    const result = await autocannon({ url: origin + ADDRESS, connections: 4, duration: SECONDS });
    if (result.non2xx + result.errors > 0) throw new Error(`${ADDRESS}: ${result.non2xx + result.errors} failed`);
    total = result.requests.total;
  });
  return cpu / total;
}

/** Returns the CPU milliseconds of a gate decision about an ordinary page. */
function decisionCost(): number {
  const rules = { launchAt: 0, privateSaleHosts: ['ff1.localhost', 'ff2.localhost'], siteHost: 'shop.test' };
  const passes = { signedIn: false, bypass: false };
  const rest = { host: 'shop.test', now: 1, passes, query: '?page=2', mobileHint: '', userAgent: 'Mozilla/5.0' };
  const decideAll = () => {
    for (let iteration = 0; iteration < DECISIONS; iteration++)
      decide({ method: 'GET', path: `/watches/men/${iteration}`, ...rest }, rules);
  };
  decideAll();
  const before = process.cpuUsage();
  decideAll();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / DECISIONS;
}

/**
 * Measures the gate's cost per request: the same storefront with its middleware, with an empty one and with
 * none, alternately, and the decision alone.
 */
export async function benchGate(): Promise<Row[]> {
  const store = await startMeasuredStore();
  const folders: string[] = [];
  const others: MeasuredProcess[] = [];
  const startCopy = async (folder: string) => {
    folders.push(folder);
    const port = String(await preferredOrFreePort(0, '127.0.0.1'));
    const settings = { HOST: '127.0.0.1', PORT: port, RETAIL_API_URL: store.api.url, SESSION_SECRET: BENCH_SECRET };
    const server = await MeasuredProcess.start(PROGRAMS.storefront, settings, { folder });
    others.push(server);
    return { server, origin: `http://127.0.0.1:${port}`, costs: [] as number[] };
  };
  try {
    const current = { server: store.front, origin: store.url, costs: [] as number[] };
    const empty = await startCopy(withEmptyMiddleware());
    const none = await startCopy(withoutMiddleware());
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { server, origin, costs } of [current, empty, none]) {
        const cost = await requestCost(server, origin);
        // The first round is only a warm-up.
        if (round > 0) costs.push(cost);
      }
    }
    const [currentMs, emptyMs, bareMs] = [median(current.costs), median(empty.costs), median(none.costs)];
    const decision = decisionCost();
    return [
      reported('gate', 'CPU of a request with the middleware', currentMs, 'ms'),
      reported('gate', 'CPU of a request with an empty one', emptyMs, 'ms'),
      reported('gate', 'CPU of a request without', bareMs, 'ms'),
      reported('gate', 'CPU of a decision', decision, 'ms'),
      maxGoal('gate', 'middleware and decision, above none', currentMs - bareMs + decision, 0.2, 'ms'),
      reported('gate', 'middleware and decision, above an empty one', currentMs - emptyMs + decision, 'ms'),
    ];
  } finally {
    for (const server of others) await server.stop();
    await store.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
