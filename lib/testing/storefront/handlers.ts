import { NextRequest, type NextResponse } from 'next/server';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { createRateLimiter } from '#lib/storefront/platform/http/rate-limit.ts';
import type { RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { replaceRetailClient } from '#lib/storefront/platform/retail-client/server.ts';
import type { RetailClient } from '#lib/storefront/platform/retail-client/types.ts';

const HOST = 'shop.test';

/** A shopper's browser: it stores the cookies that handlers set and sends what a browser sends. */
export interface Browser {
  cookies: Map<string, string>;
  get(handler: RouteHandler, path: string, headers?: Record<string, string>): Promise<HandlerResponse>;
  json(
    handler: RouteHandler,
    method: string,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<HandlerResponse>;
  /** A `FormData` is sent as `multipart/form-data`. */
  form(handler: RouteHandler, path: string, fields: Record<string, string> | FormData): Promise<HandlerResponse>;
}

export interface HandlerResponse {
  status: number;
  headers: Headers;
  /** Names of the cookies that were set or removed. */
  cookies: string[];
  /** Parsed JSON, anything else as text; null where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  body: any;
}

/** More than a test has; room for those of a running store takes a millisecond to make, for each test. */
const CALLERS = 1000;

/** Installs a retail client for the handlers under test, with empty rate limits and caches. */
export function serveWith(client: RetailClient): void {
  replaceRetailClient(client);
  replaceSingleton(
    'rate-limiter',
    createRateLimiter(() => Date.now(), CALLERS),
  );
  for (const name of ['suggestions', 'report-404']) replaceSingleton(name, undefined);
}

/** Resets the rate limits and stops their refill, however long the requests of a test take. */
export function haltRateLimits(): void {
  const frozenClock = () => 0;
  replaceSingleton('rate-limiter', createRateLimiter(frozenClock, CALLERS));
}

const isJson = ({ headers }: NextResponse) => headers.get('content-type')?.includes('application/json') ?? false;

/** Creates a browser without cookies. */
export function newBrowser(): Browser {
  const cookies = new Map<string, string>();

  async function send(handler: RouteHandler, path: string, init: RequestInit): Promise<HandlerResponse> {
    const headers = new Headers(init.headers);
    headers.set('host', HOST);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const { signal: _unused, ...rest } = init;
    return readResponse(await handler(new NextRequest(`http://${HOST}${path}`, { ...rest, headers } as never)));
  }

  async function readResponse(response: NextResponse): Promise<HandlerResponse> {
    for (const { name, value, maxAge } of response.cookies.getAll()) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      cookies: response.cookies.getAll().map(({ name }) => name),
      body: isJson(response) && text !== '' ? JSON.parse(text) : text || null,
    };
  }

  return {
    cookies,
    get: (handler, path, headers = {}) => send(handler, path, { method: 'GET', headers }),
    json: (handler, method, path, body, headers = {}) =>
      send(handler, path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    form: async (handler, path, fields) => {
      const sent = new Response(fields instanceof FormData ? fields : new URLSearchParams(fields));
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
      return send(handler, path, { method: 'POST', headers, body: await sent.arrayBuffer() });
    },
  };
}
