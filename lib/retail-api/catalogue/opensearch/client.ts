import { z } from 'zod';

/** A request to the search server; `body` is JSON, or lines of JSON for a text. */
export interface ServerRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with a slash; names in it are encoded already. */
  path: string;
  body?: object | string;
  /** Defaults to the time of a search. */
  timeoutMs?: number;
}

/** Sends a request and returns the answer's JSON. Rejects with `SearchServerError` where it is a refusal. */
export type SearchClient = (request: ServerRequest) => Promise<unknown>;

/** How to reach a search server. */
export interface ServerAddress {
  /** Without a trailing slash and without a user. */
  url: string;
  user?: string | undefined;
  password?: string | undefined;
}

/** Less than a storefront waits for an answer of the retail API. */
const SEARCH_TIMEOUT_MS = 2_500;
/** Refusals quote the request, which may be long. */
const MAX_REASON = 300;

/** An answer of the search server that is a refusal. */
export class SearchServerError extends Error {
  readonly status: number;
  /** The kind of error in the server's words, such as `index_not_found_exception`. */
  readonly type: string;

  constructor(request: ServerRequest, status: number, type: string, reason: string) {
    // The query is not named: it has the words of a shopper.
    const path = request.path.split('?')[0];
    super(
      `The search server answered ${request.method} ${path} with ${status} ${type}: ${reason.slice(0, MAX_REASON)}`,
    );
    this.name = 'SearchServerError';
    this.status = status;
    this.type = type;
  }
}

const refusal = z.object({ error: z.object({ type: z.string(), reason: z.string().nullish() }) });

/**
 * A client of the few requests that a shop needs, on Node's own `fetch`: `@opensearch-project/opensearch` has
 * every call of the server, in 5.6 MB.
 */
export function createSearchClient({ url, user, password }: ServerAddress): SearchClient {
  const credentials = user === undefined ? undefined : Buffer.from(`${user}:${password ?? ''}`).toString('base64');
  return async (request) => {
    const { method, path, body, timeoutMs = SEARCH_TIMEOUT_MS } = request;
    const response = await reach(`${url}${path}`, request, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': `application/${typeof body === 'string' ? 'x-ndjson' : 'json'}` }),
        ...(credentials !== undefined && { authorization: `Basic ${credentials}` }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    const { type, reason } = reasonOf(text);
    throw new SearchServerError(request, response.status, type, reason);
  };
}

/** Sends a request; the failure to reach a server says which request it was. */
async function reach(address: string, { method, path }: ServerRequest, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new Error(`The search server did not answer ${method} ${path.split('?')[0]}`, { cause });
  }
}

function reasonOf(text: string): { type: string; reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // A proxy before the server answers with a page.
    return { type: 'unknown', reason: '' };
  }
  const { data } = refusal.safeParse(json);
  return { type: data?.error.type ?? 'unknown', reason: data?.error.reason ?? '' };
}
