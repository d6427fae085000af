import { randomBytes, randomInt } from 'node:crypto';
import type { Envelope } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import type { Api } from '../app/app.ts';
import type { ApiContext } from '../calls/api-context.ts';
import { hashToken } from '../core/secret-token.ts';

interface Answered<Data> extends Envelope<Data> {
  status: number;
}

/** Makes calls in one session of a shopper. */
export interface ApiCaller {
  post<Data = Record<string, unknown>>(name: string, body?: unknown): Promise<Answered<Data>>;
  get<Data = Record<string, unknown>>(nameAndQuery: string): Promise<Answered<Data>>;
}

/** The Data of an answer; throws where the call was refused. `what` names the call or step in the error. */
export function dataOf<Data>(answer: Answered<Data>, what: string): Data {
  if (answer.ReturnCode !== 0 || !answer.Data) throw new Error(`${what} was refused: ${JSON.stringify(answer)}`);
  return answer.Data;
}

/** A caller with a new JWT; `customerToken` is sent with every POST, and the language with every call. */
export async function signInSession(handle: Api, customerToken = '', language = 'en'): Promise<ApiCaller> {
  const issued = await send<{ SecurityToken: string }>(handle, 'JwtToken', {
    method: 'POST',
    body: JSON.stringify({ SessionID: randomBytes(8).toString('hex'), SiteURL: 'http://localhost:3000' }),
  });
  const headers = {
    authorization: `Bearer ${issued.Data?.SecurityToken}`,
    'content-type': 'application/json',
    'accept-language': language,
  };
  return {
    post: (name, body = {}) =>
      send(handle, name, {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify({ CustomerToken: customerToken, ...(body as object) }),
      }),
    get: (nameAndQuery) => send(handle, nameAndQuery, { headers }),
  };
}

/**
 * Signs a customer in by inserting a token into the database, and creates the customer if missing; returns the customer
 * token.
 */
export async function addCustomerToken({ db, now }: ApiContext, customerId: string): Promise<string> {
  const blank = { email: '', name: '', status_id: 1, created_at: now(), modified_at: now() };
  await db
    .insertInto('customers')
    .values({ id: customerId, mobile: `8${randomInt(1e8, 1e9)}`, ...blank })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('customer_tokens')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      created_at: now(),
      expires_at: now() + HOUR_MS,
    })
    .execute();
  return token;
}

/** Sends a request and reads its envelope. */
export async function send<Data>(handle: Api, path: string, init: RequestInit = {}): Promise<Answered<Data>> {
  const response = await handle(new Request(`http://retail-api/${path}`, init));
  return { status: response.status, ...((await response.json()) as Envelope<Data>) };
}
