import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, type RequestOptions, request as sendRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { type AnswerTally, outcomeOf } from './answer-tally.ts';
import { SHOP_HOST } from './start-nginx.ts';

/** Longer than any time limit of the proxy: an answer that takes longer hangs. */
const PATIENCE_MS = 35_000;

/** The edge of the store: ports of its proxies, and where answers are counted. */
export interface StoreEdge {
  proxies: readonly number[];
  tally: () => AnswerTally;
}

export interface StoreReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a browser sends. `form`, `json` and `body` are bodies, the last one as it is; `fromElsewhere`: from a page of another site, without cookies. */
export interface StoreRequest {
  path: string;
  form?: Readonly<Record<string, string>>;
  json?: object;
  body?: string;
  fromElsewhere?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Statuses of a refusal that is an answer, asked when it comes. */
  expected?: () => readonly number[];
}

/** A browser without scripts at a network of its own: keeps cookies, and goes to the other proxy where one does not answer. */
export class StoreBrowser {
  readonly #edge: StoreEdge;
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();
  #proxy: number;
  /** How many tries had no answer so far. */
  broken = 0;

  /** `index`: a number that no other browser has, below 60,000. */
  constructor(edge: StoreEdge, index: number) {
    this.#edge = edge;
    this.#proxy = index;
    // Each has an address of its own, because the store limits the requests of a network.
    const localAddress = `127.1.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 2, localAddress, rejectUnauthorized: false });
  }

  /** Sends a request, and again by the other proxy where the first does not answer; null where neither does. */
  async send(request: StoreRequest): Promise<StoreReply | null> {
    for (let tries = 0; tries < this.#edge.proxies.length; tries += 1) {
      const reply = await this.#try(request);
      if (reply) return reply;
      this.#proxy += 1;
    }
    return null;
  }

  close(): void {
    this.#agent.destroy();
  }

  async #try(request: StoreRequest): Promise<StoreReply | null> {
    const began = performance.now();
    const tally = this.#edge.tally();
    const took = () => ({ now: performance.now(), tookMs: performance.now() - began });
    try {
      const reply = await this.#exchange(request);
      const { status, headers } = reply;
      const outcome = outcomeOf({ status, hasRetryAfter: headers['retry-after'] !== undefined }, request.expected?.());
      tally.add(outcome, outcome === 'failed' ? `${status} ${request.path.split('?')[0]}` : String(status), took());
      return reply;
    } catch (error) {
      const { code = 'no answer in time' } = error as NodeJS.ErrnoException;
      this.broken += 1;
      tally.add('broken', code, took());
      return null;
    }
  }

  async #exchange({
    path,
    form,
    json,
    fromElsewhere = false,
    headers = {},
    ...request
  }: StoreRequest): Promise<StoreReply> {
    const body = form ? new URLSearchParams(form).toString() : json ? JSON.stringify(json) : request.body;
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { proxies } = this.#edge;
    const options: RequestOptions = {
      host: '127.0.0.1',
      port: proxies[this.#proxy % proxies.length],
      servername: SHOP_HOST,
      agent: this.#agent,
      path,
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        host: SHOP_HOST,
        'accept-encoding': 'identity',
        'sec-fetch-site': fromElsewhere ? 'cross-site' : 'same-origin',
        ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
        ...(cookie === '' || fromElsewhere ? {} : { cookie }),
        ...headers,
      },
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sendRequest(options, resolve).on('error', reject).end(body);
    });
    const answered = await text(response);
    for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
    return { status: response.statusCode ?? 0, headers: response.headers, body: answered };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const name = pair.slice(0, pair.indexOf('='));
    if (/max-age=0\b/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(name.length + 1));
  }
}
