import { answer, envelopeFor } from '#lib/retail-api/core/http/answer.ts';
import { type Outcome, succeed } from '#lib/retail-api/core/outcome.ts';
import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { createRetailClient } from '#lib/storefront/platform/retail-client/client.ts';
import type { ShareRefresh } from '#lib/storefront/platform/retail-client/refresh.ts';
import type { Send } from '#lib/storefront/platform/retail-client/transport.ts';
import type { Credential, RetailClient } from '#lib/storefront/platform/retail-client/types.ts';
import type { Warn } from '#lib/storefront/platform/retail-client/unusable-answers.ts';

const BASE_URL = 'http://retail-api.test/';

/** The retail API's response to an outcome, or to a successful call with this data. */
export const replyOf = {
  outcome: (outcome: Outcome<unknown>): Response => answer(envelopeFor(outcome)),
  data: (data: unknown): Response => answer(envelopeFor(succeed(data))),
};

/** One exchange as the retail API received it. */
export interface Exchange {
  name: string;
  method: string;
  authorization: string | null;
  body: Record<string, unknown>;
}

/** Returns a test's response in place of the API; undefined lets the API answer. */
export type Interceptor = (exchange: Exchange) => Response | undefined | Promise<Response | undefined>;

export interface ClientUnderTest {
  client: RetailClient;
  exchanges: Exchange[];
  /** Names of the calls made so far. */
  names(): string[];
}

/** Creates a client whose exchanges are recorded; `answer` replaces the retail API. */
export function clientOf(
  answer: (exchange: Exchange, url: string, init: RequestInit) => Promise<Response> | Response,
  settings: {
    isCorporate?: () => boolean;
    now?: () => number;
    warn?: Warn;
    shareRefresh?: ShareRefresh;
    timeoutMs?: number;
  } = {},
): ClientUnderTest {
  const exchanges: Exchange[] = [];
  const send: Send = async (url, init) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const exchange: Exchange = {
      name: new URL(url).pathname.slice(1),
      method: init.method ?? 'GET',
      authorization: new Headers(init.headers).get('authorization'),
      body,
    };
    exchanges.push(exchange);
    return answer(exchange, url, init);
  };
  const client = createRetailClient({
    baseUrl: BASE_URL,
    siteUrl: 'http://shop.test',
    isCorporate: settings.isCorporate ?? (() => false),
    send,
    warn: settings.warn ?? (() => undefined),
    now: settings.now ?? Date.now,
    random: () => 0,
    sleep: async () => undefined,
    ...(settings.timeoutMs !== undefined && { timeoutMs: settings.timeoutMs }),
    ...(settings.shareRefresh && { shareRefresh: settings.shareRefresh }),
  });
  return { client, exchanges, names: () => exchanges.map(({ name }) => name) };
}

export type ApiOptions = Omit<NonNullable<Parameters<typeof createTestApi>[0]>, 'catalogue'>;

/**
 * Creates a client on a real retail API with a few products and a fresh database; `intercept` may make calls
 * fail.
 */
export async function clientOnApi(
  intercept?: Interceptor,
  options: ApiOptions = {},
): Promise<ClientUnderTest & { api: TestApi }> {
  return clientForApi(await createTestApi({ ...options, catalogue: 'seed' }), intercept);
}

/** Creates a client on a real retail API with the whole demo catalogue; `intercept` may make calls fail. */
export async function clientOnDemo(intercept?: Interceptor): Promise<ClientUnderTest & { api: TestApi }> {
  return clientForApi(await createTestApi({ catalogue: 'demo' }), intercept);
}

function clientForApi(api: TestApi, intercept?: Interceptor): ClientUnderTest & { api: TestApi } {
  const testClient = clientOf(
    async (exchange, url, init) =>
      // The timeout signal is removed, so that a busy process does not mistake its own delay for an outage.
      (await intercept?.(exchange)) ?? api.handle(new Request(url, { ...init, signal: null })),
  );
  return { ...testClient, api };
}

/** Creates a guest's credential; fields may be replaced. */
export function credential(overrides: Partial<Credential> = {}): Credential {
  return { sessionId: 'session-of-a-guest', jwt: '', customerToken: '', currencyId: 1, ...overrides };
}
