import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildSettings } from '#lib/shared/env.ts';
import { preferredOrFreePort } from '#lib/tooling/launcher/free-port.ts';
import { PROGRAMS } from '#lib/tooling/launcher/service-name.ts';
import { MeasuredProcess } from '../measured-process.ts';
import { runningChild } from './child-process.ts';
import { Closers, endOnSignal } from './closers.ts';
import { clusterSettings } from './cluster-settings.ts';
import { MovableAddress } from './movable-address.ts';
import { PostgresServer } from './postgres-server.ts';
import { ClusterService } from './service.ts';
import { mountSmallDisk, unmountSmallDisk } from './small-disk.ts';
import { SmsInbox } from './sms-inbox.ts';
import { prepareNginx, spawnNginx } from './start-nginx.ts';
import { findClusterTools } from './tools.ts';
import { untilListening } from './until-listening.ts';
import { forwardWebhooks } from './webhook-forwarder.ts';

/** How many processes of each kind a cluster has. */
export interface ClusterSize {
  storefronts: number;
  retailApis: number;
  workers: number;
  /** Whether the primary keeps its data on a small disk of its own, where this user may mount one. */
  hasSmallDisk?: boolean;
}

type NodeService = ClusterService<MeasuredProcess>;

/** A store of many processes on one machine. */
export interface Cluster {
  storefronts: readonly NodeService[];
  retailApis: readonly NodeService[];
  workers: readonly NodeService[];
  proxies: readonly ClusterService[];
  redis: ClusterService;
  primary: ClusterService;
  standby: ClusterService;
  standbyServer: PostgresServer;
  /** The address of the database, which leads to the primary, and that of the retail APIs. */
  databaseAddress: MovableAddress;
  apiAddress: MovableAddress;
  /** Ports of the proxies, of the storefronts, and of the standby. */
  ports: { proxies: number[]; storefronts: number[]; primary: number; standby: number };
  inbox: SmsInbox;
  sandboxUrl: string;
  databaseUrl: string;
  /** A folder for files of the proof, and the small disk of the primary; null where it has none. */
  folder: string;
  disk: string | null;
  /** Starts a retail API by another command, such as `env`. */
  retailApiBy(index: number, by: readonly string[]): void;
  close(): Promise<void>;
}

/** Below the ports that a system takes for outgoing connections: a port is free again when a process is restarted. */
const FIRST_PORT = 23_500;
const STANDBY = 'standby';

/** Starts everything, with the goods of the demo, and waits until it is ready. Throws where a program is missing. */
export async function openCluster(size: ClusterSize): Promise<Cluster> {
  const tools = findClusterTools();
  const folder = mkdtempSync(join(tmpdir(), 'samay-cluster-'));
  // The user of PostgreSQL has to reach its folders in it.
  chmodSync(folder, 0o755);
  const closers = new Closers();
  closers.add(() => rmSync(folder, { recursive: true, force: true }));
  const services: ClusterService[] = [];
  let nextPort = FIRST_PORT;
  const port = () => preferredOrFreePort(nextPort++, '127.0.0.1');
  const begin = async <Service extends ClusterService>(service: Service): Promise<Service> => {
    if (closers.isClosing) throw new Error('The cluster is being ended.');
    services.push(service);
    closers.add(() => service.stop());
    await service.start();
    return service;
  };
  const close = () => {
    // All at once, before any is stopped: Ctrl+C reaches the processes, too, and none may be started again.
    for (const service of services) service.retire();
    return closers.close();
  };
  // PostgreSQL, Valkey and nginx would outlive this process.
  const takeBack = endOnSignal(close);
  try {
    const mounted = join(folder, 'disk');
    const disk = size.hasSmallDisk === true && mountSmallDisk(mounted) ? mounted : null;
    if (disk !== null) closers.add(() => unmountSmallDisk(disk));
    const primaryServer = new PostgresServer(tools.postgres, join(disk ?? folder, 'primary'), await port());
    const standbyServer = new PostgresServer(tools.postgres, join(folder, 'standby'), await port());
    await primaryServer.initialise(STANDBY);
    const primary = await begin(new ClusterService('PostgreSQL, primary', () => primaryServer.start()));
    await standbyServer.follow(primaryServer, STANDBY);
    const standby = await begin(new ClusterService('PostgreSQL, standby', () => standbyServer.start()));
    const databaseAddress = await MovableAddress.open(await port());
    const apiAddress = await MovableAddress.open(await port());
    closers.add(() => databaseAddress.close());
    closers.add(() => apiAddress.close());
    databaseAddress.moveTo(primaryServer.port);

    const redisPort = await port();
    const redis = await begin(
      new ClusterService('Valkey', async () => {
        const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
        const child = spawn(tools.redis, args, { stdio: 'ignore' });
        await untilListening(redisPort, child, tools.redis);
        return runningChild(child);
      }),
    );
    const inbox = await SmsInbox.open();
    closers.add(() => inbox.close());
    const proxyPorts = [await port(), await port()];
    const webhooks = await forwardWebhooks(proxyPorts);
    closers.add(() => webhooks.close());
    const sandboxPort = await port();
    const sandbox = await begin(
      new ClusterService('payment sandbox', (cut) =>
        MeasuredProcess.start(
          PROGRAMS['payment-sandbox'],
          { DATA_DIR: folder, PAYMENT_SANDBOX_PORT: String(sandboxPort), STOREFRONT_URL: webhooks.url },
          { cut },
        ),
      ),
    );
    const sandboxUrl = sandbox.running?.url ?? '';
    const shared = clusterSettings({
      folder,
      database: databaseAddress.port,
      retailApis: apiAddress.port,
      redis: redisPort,
      sandboxUrl,
      smsUrl: inbox.url,
    });
    const node = (name: string, program: string, settings: ChildSettings) =>
      new ClusterService(name, (cut) => MeasuredProcess.start(program, { ...shared, ...settings }, { cut }));
    const many = async <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> => {
      const made: Made[] = [];
      for (let index = 0; index < count; index += 1) made.push(await make(index));
      return made;
    };

    const apiPorts = await many(size.retailApis, port);
    const apiSettings = (index: number): ChildSettings => ({
      RETAIL_API_PORT: String(apiPorts[index]),
      BACKGROUND_WORK: 'off',
    });
    const retailApis = await many(size.retailApis, (index) =>
      begin(node(`retail API ${index + 1}`, PROGRAMS['retail-api'], apiSettings(index))),
    );
    apiAddress.moveTo(...apiPorts);
    const workers = await many(size.workers, async (index) =>
      begin(node(`worker ${index + 1}`, PROGRAMS['retail-api'], { RETAIL_API_PORT: String(await port()) })),
    );
    const storefrontPorts = await many(size.storefronts, port);
    const storefronts = await many(size.storefronts, (index) =>
      begin(node(`storefront ${index + 1}`, PROGRAMS.storefront, { PORT: String(storefrontPorts[index]) })),
    );
    const proxies = await many(proxyPorts.length, async (index) => {
      const https = proxyPorts[index] as number;
      const configured = prepareNginx({ http: await port(), https, storefronts: storefrontPorts });
      closers.add(() => rmSync(configured, { recursive: true, force: true }));
      return begin(
        new ClusterService(`nginx ${index + 1}`, async () =>
          runningChild(await spawnNginx(tools.nginx, configured, https), { isGroup: true, endBy: 'SIGQUIT' }),
        ),
      );
    });
    return {
      storefronts,
      retailApis,
      workers,
      proxies,
      redis,
      primary,
      standby,
      standbyServer,
      databaseAddress,
      apiAddress,
      ports: {
        proxies: proxyPorts,
        storefronts: storefrontPorts,
        primary: primaryServer.port,
        standby: standbyServer.port,
      },
      inbox,
      sandboxUrl,
      databaseUrl: `postgres://postgres@127.0.0.1:${databaseAddress.port}/postgres`,
      folder,
      disk,
      retailApiBy(index, by) {
        const settings = { ...shared, ...apiSettings(index) };
        retailApis[index]?.launchBy((cut) => MeasuredProcess.start(PROGRAMS['retail-api'], settings, { by, cut }));
      },
      close: () => close().finally(takeBack),
    };
  } catch (error) {
    await close().finally(takeBack);
    throw error;
  }
}
