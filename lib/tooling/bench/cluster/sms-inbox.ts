import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const posted = z.object({ to: z.string(), text: z.string(), id: z.string() });
const CODE = /\b\d{4}\b/;

/** Plays the SMS gateway of the shop: keeps the codes that were sent. */
export class SmsInbox {
  readonly #server: Server;
  readonly #codes = new Map<string, string[]>();
  readonly #ids = new Set<string>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<SmsInbox> {
    const server = createServer();
    const inbox = new SmsInbox(server);
    server.on('request', async (request, response) => {
      const { to, text: words, id } = posted.parse(JSON.parse(await text(request)));
      // A gateway sends the same message once.
      const code = inbox.#ids.has(id) ? undefined : CODE.exec(words)?.[0];
      inbox.#ids.add(id);
      if (code !== undefined) inbox.#codes.set(to, [...(inbox.#codes.get(to) ?? []), code]);
      response.writeHead(200).end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return inbox;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** How many codes came to a mobile number of ten digits. */
  count(mobile: string): number {
    return this.#codes.get(`+91${mobile}`)?.length ?? 0;
  }

  /** The newest code to a mobile number, once there are more than `after`; null where none comes in time. */
  async code(mobile: string, after: number, withinMs: number): Promise<string | null> {
    for (const until = performance.now() + withinMs; performance.now() < until; await sleep(50)) {
      const code = this.#codes.get(`+91${mobile}`)?.at(-1);
      if (code !== undefined && this.count(mobile) > after) return code;
    }
    return null;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
