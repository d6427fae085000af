import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isCode, openBenchSession } from './call.ts';
import type { Child } from './child.ts';

/**
 * Plays the part of the storefront: receives the sandbox's webhooks and forwards them to one of the API's processes.
 */
export interface WebhookReceiver {
  readonly url: string;
  close(): Promise<void>;
}

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/** Listens on loopback. A webhook that the API did not accept is answered with 503, so that it is sent again. */
export async function receiveWebhooks(apis: () => readonly Child[]): Promise<WebhookReceiver> {
  let index = 0;
  const pick = () => {
    const running = apis().filter((api) => api.isRunning);
    index += 1;
    const api = running[index % Math.max(1, running.length)];
    if (!api) throw new TypeError('No process of the API runs.');
    return api;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const call = await openBenchSession(pick);
      const answer = await call('PaymentWebhook', {
        Gateway: request.url?.endsWith('/payu') ? 'payu' : 'razorpay',
        BodyBase64: (await buffer(request)).toString('base64'),
        Signature: header(request, 'x-razorpay-signature'),
        EventId: header(request, 'x-razorpay-event-id'),
      });
      response.writeHead(isCode(answer, 'Success') ? 200 : 503).end('{}');
    })().catch(() => response.writeHead(503).end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
