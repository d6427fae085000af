import { randomUUID } from 'node:crypto';
import { calls, type RetailCall } from '#lib/contract/index.ts';
import { SECOND_MS } from '#lib/shared/durations.ts';
import { exchangeHttp, type Send, type TransportResult } from '#lib/storefront/platform/retail-client/transport.ts';
import { CALL_TIMEOUT_MS } from '#lib/storefront/platform/retail-client/wire-request.ts';
import { type CheckResult, checkAnswer } from './check-answer.ts';

/** The fields of a request as they go over the wire. */
export type WireFields = Readonly<Record<string, unknown>>;

/** After so many calls in a row without an answer, the others would only wait as long. */
const MAX_UNANSWERED = 5;

interface Credential {
  bearer?: string | null;
  customerToken?: string;
}

/** A retail API that is checked, in a session of its own. */
export class ApiUnderTest {
  readonly #base: URL;
  readonly #send: Send;
  readonly #customerToken: string;
  readonly sessionId = randomUUID();
  readonly #endsAt: number;
  #jwt = '';
  #unanswered = 0;

  /** `seconds`: no further call is tried after this time. */
  constructor(base: URL, options: { send: Send; customerToken?: string | undefined; seconds: number }) {
    this.#base = new URL(base.href.endsWith('/') ? base.href : `${base.href}/`);
    this.#send = options.send;
    this.#customerToken = options.customerToken ?? '';
    this.#endsAt = performance.now() + options.seconds * SECOND_MS;
  }

  /** Why no further call is to be tried; null while they are. */
  get stopReason(): string | null {
    if (this.#unanswered >= MAX_UNANSWERED) return `${MAX_UNANSWERED} calls in a row were not answered`;
    return performance.now() > this.#endsAt ? 'the time was over' : null;
  }

  /** Fetches the JWT that the other calls carry. */
  async open(): Promise<CheckResult> {
    const request = { SessionID: this.sessionId, SiteURL: 'http://localhost' };
    const result = checkAnswer(calls.jwtToken, await this.exchange(calls.jwtToken, request, { bearer: null }));
    if (result.state !== 'conforms') return result;
    const { SecurityToken: token } = calls.jwtToken.data.parse(result.data);
    if (!token) return { state: 'wrong', issue: 'Data.SecurityToken: missing' };
    this.#jwt = token;
    return result;
  }

  /** Makes a call as a shopper and checks its answer. */
  async check(call: RetailCall, fields: WireFields): Promise<CheckResult> {
    return checkAnswer(call, await this.exchange(call, fields));
  }

  /** Makes a call; `bearer` null: without a token. Never rejects. */
  async exchange(call: RetailCall, fields: WireFields, credential: Credential = {}): Promise<TransportResult> {
    const result = await this.#exchange(call, fields, credential);
    this.#unanswered = result.ok ? 0 : this.#unanswered + 1;
    return result;
  }

  #exchange(call: RetailCall, fields: WireFields, credential: Credential): Promise<TransportResult> {
    const { bearer = this.#jwt, customerToken = this.#customerToken } = credential;
    const url = new URL(call.name, this.#base);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (bearer !== null) headers.authorization = `Bearer ${bearer}`;
    const timeoutMs = call.deadlineMs ?? CALL_TIMEOUT_MS;
    if (call.method === 'GET') {
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
      return exchangeHttp(this.#send, url.href, { headers }, timeoutMs);
    }
    headers['content-type'] = 'application/json';
    const body = JSON.stringify({ CustomerToken: customerToken, CurrencyId: 1, ...fields });
    return exchangeHttp(this.#send, url.href, { method: 'POST', headers, body }, timeoutMs);
  }
}
