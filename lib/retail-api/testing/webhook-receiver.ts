import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a receiver of webhooks sees it. */
interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
}

/** A server that receives webhooks and answers each as `answer` says. */
export async function webhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const state = { status: 204, headers: {} as Record<string, string>, silent: false };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    received.push({ headers: Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, String(v)])), body });
    if (!state.silent) response.writeHead(state.status, state.headers).end('ignored');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    /** How the next requests are answered. */
    answer(status: number, headers: Record<string, string> = {}) {
      Object.assign(state, { status, headers, silent: false });
    },
    /** Requests are not answered at all. */
    hang() {
      state.silent = true;
    },
    forget() {
      received.splice(0);
      Object.assign(state, { status: 204, headers: {}, silent: false });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>;
