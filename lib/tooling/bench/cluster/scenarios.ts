import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './open-cluster.ts';
import { fillDisk } from './small-disk.ts';
import { clockCommand } from './tools.ts';

/** Something that goes wrong, or is done, while shoppers buy. */
interface Scenario {
  /** What happens, in words for the table. */
  happens: string;
  /** Whether a connection of a shopper must break, because a proxy dies. */
  breaksConnections: boolean;
  /** Why it cannot happen here; null where it can. */
  leftOut: (cluster: Cluster) => string | null;
  run: (cluster: Cluster) => Promise<void>;
}

/** How long something stays away or slow. */
const AWAY_MS = 10_000;
const always = () => null;

/** Ends each process as an upgrade does, one after the other, and starts it again. */
async function deploy({ retailApis, workers, storefronts }: Cluster): Promise<void> {
  for (const service of [...retailApis, ...workers, ...storefronts]) {
    await service.stop();
    await service.start();
  }
}

async function killEach(services: readonly { kill(): Promise<void> }[]): Promise<void> {
  for (const service of services) {
    await service.kill();
    await sleep(1000);
  }
}

/** Runs the last retail API with another clock, and then with its own again. */
async function clockOff(cluster: Cluster, off: string): Promise<void> {
  const index = cluster.retailApis.length - 1;
  const api = cluster.retailApis[index];
  for (const by of [clockCommand(off) ?? [], []]) {
    cluster.retailApiBy(index, by);
    await api?.stop();
    await api?.start();
    if (by.length > 0) await sleep(AWAY_MS);
  }
}

/** The scenarios of the proof, in the order in which they run: the last one leaves no standby. */
export const SCENARIOS = {
  deploy: {
    happens: 'each process is restarted, one after the other',
    breaksConnections: false,
    leftOut: always,
    run: deploy,
  },
  kills: {
    happens: 'each retail API, worker and storefront is killed',
    breaksConnections: false,
    leftOut: always,
    run: ({ retailApis, workers, storefronts }) => killEach([...retailApis, ...workers, ...storefronts]),
  },
  proxies: {
    happens: 'each proxy is killed',
    breaksConnections: true,
    leftOut: always,
    run: ({ proxies }) => killEach(proxies),
  },
  valkey: {
    happens: 'Valkey is away for ten seconds',
    breaksConnections: false,
    leftOut: always,
    async run({ redis }) {
      await redis.killForGood();
      await sleep(AWAY_MS);
      await redis.start();
    },
  },
  clock: {
    happens: 'the clock of a retail API is five minutes ahead, then five behind',
    breaksConnections: false,
    leftOut: () => (clockCommand('+0m') ? null : 'install the package faketime'),
    async run(cluster) {
      await clockOff(cluster, '+5m');
      await clockOff(cluster, '-5m');
    },
  },
  slow: {
    happens: 'each answer of the database takes a quarter of a second longer, for ten seconds',
    breaksConnections: false,
    leftOut: always,
    async run({ databaseAddress }) {
      databaseAddress.slowBy(250);
      await sleep(AWAY_MS);
      databaseAddress.slowBy(0);
    },
  },
  databases: {
    happens: 'standby and primary are killed, and start again',
    breaksConnections: false,
    leftOut: always,
    run: ({ standby, primary }) => killEach([standby, primary]),
  },
  disk: {
    happens: 'the disk of the primary is full for ten seconds',
    breaksConnections: false,
    leftOut: ({ disk }) => (disk === null ? 'mounting a small disk needs root' : null),
    async run({ disk }) {
      const free = fillDisk(disk ?? '');
      await sleep(AWAY_MS);
      free();
    },
  },
  failover: {
    happens: 'the primary dies, and the standby is promoted',
    breaksConnections: false,
    leftOut: always,
    async run({ primary, standbyServer, databaseAddress }) {
      await primary.killForGood();
      databaseAddress.moveTo();
      await standbyServer.promote();
      databaseAddress.moveTo(standbyServer.port);
    },
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

/** The scenario of a name. */
export function scenarioOf(name: ScenarioName): Scenario {
  return SCENARIOS[name];
}
