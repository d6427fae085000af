import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { parseEnvironment } from '#lib/shared/env.ts';
import { assembleFront } from '#lib/storefront/platform/front/assemble.ts';
import type { NextHandler } from '#lib/storefront/platform/front/next-handler.ts';
import { SHOP_HOST } from '#lib/tooling/bench/cluster/start-nginx.ts';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
}

interface SeenRequest {
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
}

const SETTINGS = parseEnvironment({ SITE_URL: `https://${SHOP_HOST}`, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });

/** Two fronts of the storefront, with a plain page in place of Next, behind a proxy with TLS. */
export class ProxiedFronts {
  /** What reached the page behind the fronts. */
  seen: SeenRequest[] = [];
  /** The ports of the fronts on this machine; they stay over a restart. */
  ports: [number, number] = [0, 0];
  readonly #fronts: ReturnType<typeof assembleFront>[] = [];

  async open(): Promise<void> {
    this.ports = [await this.start(0), await this.start(1)];
  }

  /** Starts one of the two, and returns its port. */
  async start(index: 0 | 1): Promise<number> {
    const retailApiUrl = 'http://127.0.0.1:9';
    const next = this.#page;
    const front = assembleFront({ next, settings: SETTINGS, retailApiUrl, folder: import.meta.dirname });
    await once(front.server.listen(this.ports[index], '127.0.0.1'), 'listening');
    this.#fronts[index] = front;
    return (front.server.address() as AddressInfo).port;
  }

  async stop(index: 0 | 1): Promise<void> {
    await this.#fronts[index]?.stop.stop(0);
  }

  async close(): Promise<void> {
    await Promise.all([this.stop(0), this.stop(1)]);
  }

  /** Sends a request to the proxy at a port of this machine; a POST if there is a body. */
  send(port: number, path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Reply> {
    const to = { host: '127.0.0.1', port, servername: SHOP_HOST, rejectUnauthorized: false, agent: false };
    return new Promise((resolve, reject) => {
      const method = body ? 'POST' : 'GET';
      const request = httpsRequest({ ...to, path, method, headers: { host: SHOP_HOST, ...headers } }, (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      });
      request.on('error', reject).end(body);
    });
  }

  /** Sends a form of so many bytes. */
  post(port: number, path: string, bytes: number): Promise<Reply> {
    const type = 'multipart/form-data; boundary=x';
    return this.send(port, path, { origin: `https://${SHOP_HOST}`, 'content-type': type }, Buffer.alloc(bytes));
  }

  readonly #page: NextHandler = async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    this.seen.push({ url: request.url ?? '', headers: request.headers, bytes });
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<h1>Shop</h1>${'<p>x</p>'.repeat(500)}`);
  };
}
