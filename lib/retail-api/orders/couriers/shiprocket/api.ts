import type { z } from 'zod';
import { DAY_MS } from '#lib/shared/durations.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { CourierRefused, CourierUnavailable } from '../courier.ts';
import type { ShiprocketSettings } from './shiprocket-settings.ts';

/** One call: connecting, waiting and reading. */
const CALL_WITHIN_MS = 15_000;
const REPLY_MAXIMUM_BYTES = 1024 * 1024;
/** Tokens are valid for ten days. */
const TOKEN_MS = 8 * DAY_MS;
/** After a refused sign-in none is tried for so long: too many lock the account. */
const SIGN_IN_PAUSE_MS = 60_000;
const READS = 2;
const READ_AGAIN_AFTER_MS = 400;
/** The reply says nothing about what was requested. */
const UNANSWERED: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

interface ShiprocketRequest {
  /** Below `/v1/external`, with its query. */
  path: string;
  /** Sent by POST; a request without one is a GET, which is made again where nothing answers. */
  body?: object;
  signal: AbortSignal;
}

interface Reply {
  status: number;
  body: unknown;
}

/** Shiprocket answered with a 4xx about the request. */
export class ShiprocketRefused extends CourierRefused {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Calls to Shiprocket's API (apidocs.shiprocket.in) with a token that is fetched once and renewed. */
export class ShiprocketApi {
  readonly #settings: ShiprocketSettings;
  readonly #now: () => number;
  #token: { value: Promise<string>; until: number } | undefined;
  #noSignInUntil = 0;

  constructor(settings: ShiprocketSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#now = now;
  }

  /**
   * The body of a successful answer. Throws CourierRefused with Shiprocket's own sentence for a 4xx about the request, and
   * CourierUnavailable for everything else; neither has anything of the request.
   */
  async call<Schema extends z.ZodType>(schema: Schema, request: ShiprocketRequest): Promise<z.output<Schema>> {
    const { status, body } = await this.#answered(request);
    if (UNANSWERED.has(status) || status > 499 || (status > 299 && status < 400))
      throw new CourierUnavailable(`Shiprocket answered ${status}.`);
    if (status > 299) throw new ShiprocketRefused(status, sentenceOf(body) || `Shiprocket answered ${status}.`);
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    throw new CourierUnavailable(`Shiprocket's reply cannot be read at "${parsed.error.issues[0]?.path.join('.')}".`);
  }

  async #answered(request: ShiprocketRequest): Promise<Reply> {
    const reply = await this.#send(request);
    if (reply.status !== 401) return reply;
    // The token was ended before its time.
    this.#token = undefined;
    return this.#send(request);
  }

  async #send({ path, body, signal }: ShiprocketRequest): Promise<Reply> {
    const url = `${this.#settings.apiUrl}/v1/external${path}`;
    const headers = { authorization: `Bearer ${await this.#signedIn(signal)}`, 'content-type': 'application/json' };
    if (body) return exchange(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
    for (let tries = 1; ; tries += 1) {
      try {
        const reply = await exchange(url, { method: 'GET', headers, signal });
        if (reply.status < 500 || tries === READS) return reply;
      } catch (error) {
        if (tries === READS || signal.aborted) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_AFTER_MS));
    }
  }

  /** The token; concurrent calls share one sign-in. */
  async #signedIn(signal: AbortSignal): Promise<string> {
    const now = this.#now();
    if (this.#token && now < this.#token.until) return this.#token.value;
    if (now < this.#noSignInUntil) throw new CourierUnavailable('Shiprocket refused the sign-in a moment ago.');
    const value = this.#signIn(signal);
    this.#token = { value, until: now + TOKEN_MS };
    try {
      return await value;
    } catch (error) {
      this.#token = undefined;
      throw error;
    }
  }

  async #signIn(signal: AbortSignal): Promise<string> {
    const { apiUrl, email, password } = this.#settings;
    const { status, body } = await exchange(`${apiUrl}/v1/external/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
      signal,
    });
    const token = typeof body === 'object' && body && 'token' in body ? body.token : undefined;
    if (status < 300 && typeof token === 'string' && token !== '') return token;
    if (status > 399 && status < 500) this.#noSignInUntil = this.#now() + SIGN_IN_PAUSE_MS;
    throw new CourierUnavailable(`Shiprocket answered ${status} to the sign-in.`);
  }
}

async function exchange(url: string, request: RequestInit & { signal: AbortSignal }): Promise<Reply> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(CALL_WITHIN_MS)]);
  let bytes: Buffer | null;
  let status: number;
  try {
    // A redirect would pass on the token.
    const response = await fetch(url, { ...request, signal, redirect: 'manual' });
    status = response.status;
    bytes = await readBounded(response.body, REPLY_MAXIMUM_BYTES);
  } catch (error) {
    throw new CourierUnavailable('Shiprocket cannot be reached, or does not answer in time.', { cause: error });
  }
  try {
    return { status, body: JSON.parse(bytes?.toString('utf8') ?? '') };
  } catch {
    if (status > 299) return { status, body: null };
    // The error would quote the reply, which may contain personal data.
    throw new CourierUnavailable("Shiprocket's reply is not JSON.");
  }
}

const MAX_SENTENCE = 200;

/** What Shiprocket says is wrong, with the first field that it names; empty where it says nothing. */
function sentenceOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { message, errors } = body as { message?: unknown; errors?: unknown };
  const fields = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  const texts = [message, fields[0]].filter((text) => typeof text === 'string');
  return texts
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SENTENCE);
}
