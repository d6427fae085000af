import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../../core/db/engine.ts';
import { SECRET } from './call.ts';
import { Child } from './child.ts';
import { embeddedDatabase, postgresDatabase, type ShopDatabase } from './database.ts';
import { receiveWebhooks, type WebhookReceiver } from './webhook-receiver.ts';

export interface ShopOptions {
  /** The URL of PostgreSQL; without it the embedded database is used, which allows one process. */
  postgres?: string | undefined;
  /** The number of processes of the retail API. */
  processes: number;
}

/** The processes that a checkout goes through, except the storefront, whose part the benchmark plays. */
export interface Shop {
  readonly database: ShopDatabase;
  readonly apis: readonly Child[];
  readonly sandbox: Child;
  readonly webhooks: WebhookReceiver;
  /** Writes to the database while no process of the API runs. */
  prepare(work: (opened: OpenDatabase) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts a shop with the demo catalogue whose gateways are a payment sandbox. */
export async function openShop({ postgres, processes }: ShopOptions): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-checkout-'));
  const database = postgres === undefined ? embeddedDatabase(dataDir) : await postgresDatabase(postgres);
  // The compiled code is cached, because killed processes are started again many times.
  const compiled = { NODE_COMPILE_CACHE: join(dataDir, 'compiled') };
  const apis: Child[] = [];
  const webhooks = await receiveWebhooks(() => apis);
  const sandbox = new Child('lib/payment-sandbox/main.ts', {
    ...compiled,
    DATA_DIR: dataDir,
    PAYMENT_SANDBOX_PORT: '0',
    STOREFRONT_URL: webhooks.url,
  });
  await sandbox.start();
  for (let process = 0; process < processes; process += 1) {
    apis.push(
      new Child('lib/retail-api/app/main.ts', {
        ...compiled,
        DATA_DIR: dataDir,
        RETAIL_API_PORT: '0',
        RETAIL_API_SECRET: SECRET,
        TEST_PAYMENTS: 'on',
        PAYMENT_SANDBOX_URL: sandbox.url,
        PHOTO_BACKGROUND: 'off',
        CASH_ON_DELIVERY: 'on',
        ...(database.url === undefined ? {} : { DATABASE_URL: database.url }),
      }),
    );
  }
  const start = async () => {
    for (const api of apis) await api.start();
  };
  const stop = async () => {
    for (const api of apis) await api.stop();
  };
  await start();
  return {
    database,
    apis,
    sandbox,
    webhooks,
    async prepare(work) {
      await stop();
      const opened = await database.open();
      await work(opened);
      await opened.close();
      await start();
    },
    async close() {
      await stop();
      await sandbox.stop();
      await webhooks.close();
      await database.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
