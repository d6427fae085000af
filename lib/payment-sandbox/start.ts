import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Environment } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { createSandboxApp } from './app.ts';
import { Shipments } from './courier/shipments.ts';
import { Ledger } from './ledger/ledger.ts';
import { openLedgerFile } from './ledger/open-ledger.ts';
import { WebhookQueue } from './ledger/webhook-queue.ts';
import { Outages } from './outages.ts';
import type { Sandbox } from './sandbox.ts';
import { WebhookSender } from './webhook-sender.ts';

/** Loopback only, so that no other machine can pay or see payments. */
const HOST = '127.0.0.1';

interface RunningSandbox {
  /** Address without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Opens the ledger, listens on loopback and sends webhooks to the storefront. Rejects where the port is not
 * available.
 */
export async function startPaymentSandbox(
  settings: Pick<Environment, 'DATA_DIR' | 'PAYMENT_SANDBOX_PORT' | 'STOREFRONT_URL' | 'PORT'>,
  onError: (error: unknown) => void,
): Promise<RunningSandbox> {
  const file = openLedgerFile(settings.DATA_DIR);
  const webhooks = new WebhookQueue(file);
  const sandbox: Sandbox = {
    ledger: new Ledger(file),
    webhooks,
    shipments: new Shipments(file),
    courier: { tokens: new Set(), hasBalance: true },
    outages: new Outages(),
    now: Date.now,
    refundMode: 'processed',
  };
  const storefrontUrl = (settings.STOREFRONT_URL?.[0] ?? localUrl(HOST, settings.PORT)).replace(/\/$/, '');
  const sender = new WebhookSender({ queue: webhooks, storefrontUrl, now: Date.now, onError });
  const server = createAdaptorServer({ fetch: createSandboxApp(sandbox).fetch, overrideGlobalObjects: false });
  server.listen(settings.PAYMENT_SANDBOX_PORT, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  sender.start();
  return {
    url: localUrl(HOST, port),
    async stop() {
      sandbox.outages.end();
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await Promise.all([closed, sender.stop()]);
      file.close();
    },
  };
}
