import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { AnswerTally } from './answer-tally.ts';
import { StoreBrowser } from './store-browser.ts';

/** The headers that belong to a connection, not to the webhook. */
const OWN = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'expect']);
/** The place of the gateways among the networks of the load. */
const NETWORK = 59_999;

/**
 * Passes the webhooks of the payment sandbox on to the proxies of a store, as its public address would: the sandbox knows
 * neither TLS nor a second proxy. A webhook that no proxy takes is answered with 502, so that it is sent again.
 */
export async function forwardWebhooks(proxies: readonly number[]): Promise<{ url: string; close(): Promise<void> }> {
  const tally = new AnswerTally(0);
  const gateway = new StoreBrowser({ proxies, tally: () => tally }, NETWORK);
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (OWN.has(name) ? [] : [[name, String(value)]])),
    );
    const reply = await gateway.send({
      path: request.url ?? '/',
      body: await text(request),
      fromElsewhere: true,
      headers,
    });
    response.writeHead(reply?.status ?? 502).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      gateway.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
