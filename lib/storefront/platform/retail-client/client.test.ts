import { calls } from '#lib/contract/index.ts';
import { inLanguage, inRequest } from '#lib/shared/request-context.ts';
import { clientOf, credential, type Exchange } from '#lib/testing/storefront/retail-client.ts';

/** An envelope as an HTTP response. */
function envelope(code: number, data: unknown = null, status = 200): Response {
  return Response.json({ ReturnCode: code, ReturnMessage: 'words', Data: data }, { status });
}

const CURRENCIES = [{ CurrencyId: 1, CurrencyCode: 'INR', CurrencySymbol: '₹' }];
const COUNT = { TotalQuantity: 2, TotalItems: 1 };
const view = { BasketGUID: 'basket', CouponCode: '' };

/**
 * An API that issues `jwt-1`, `jwt-2`, … and accepts only the latest; all other calls are answered by `other`.
 */
function issuingApi(other: (exchange: Exchange) => Response = () => envelope(0, COUNT), tokens = true) {
  let issued = 0;
  return (exchange: Exchange) => {
    if (exchange.name === 'JwtToken') {
      issued += 1;
      return envelope(0, tokens ? { SecurityToken: `jwt-${issued}` } : {});
    }
    if (exchange.authorization !== `Bearer jwt-${issued}`) return new Response('invalid token', { status: 401 });
    return other(exchange);
  };
}

describe('retail client: the contents of a call', () => {
  test('a retail POST has CustomerToken, CurrencyId and the bearer JWT; a GET only the JWT', async () => {
    const { client, exchanges } = clientOf(
      issuingApi(({ name }) => envelope(0, name === 'getCurrency' ? CURRENCIES : COUNT)),
    );
    const shopper = credential({ customerToken: 'customer', currencyId: 2 });
    await client.call(calls.cartItemsCount, view, shopper);
    await client.call(calls.currencies, {}, shopper);
    const [jwt, post, get] = exchanges;
    expect(jwt).toMatchObject({ name: 'JwtToken', authorization: null, body: { CustomerToken: '', CurrencyId: 1 } });
    expect(post).toMatchObject({
      authorization: 'Bearer jwt-1',
      body: { BasketGUID: 'basket', CustomerToken: 'customer', CurrencyId: 2 },
    });
    expect(get).toMatchObject({ method: 'GET', authorization: 'Bearer jwt-1', body: {} });
  });

  test("a call has the id of the visitor's request, one in the background none", async () => {
    const ids: (string | null)[] = [];
    const { client } = clientOf((_exchange, _url, { headers }) => {
      ids.push(new Headers(headers).get('x-request-id'));
      return envelope(0, COUNT);
    });
    await inRequest({ requestId: 'abcdefgh-1' }, () =>
      client.call(calls.cartItemsCount, view, credential({ jwt: 'x' })),
    );
    await client.call(calls.cartItemsCount, view, credential({ jwt: 'x' }));
    expect(ids).toEqual(['abcdefgh-1', null]);
  });

  test("a call asks for texts in the language of the visitor's request", async () => {
    const languages: (string | null)[] = [];
    const { client } = clientOf((_exchange, _url, { headers }) => {
      languages.push(new Headers(headers).get('accept-language'));
      return envelope(0, COUNT);
    });
    const call = () => client.call(calls.cartItemsCount, view, credential({ jwt: 'x' }));
    await inLanguage('hi', call);
    await call();
    expect(languages).toEqual(['hi-IN', 'en-IN']);
  });

  test.each([
    [true, ''],
    [false, 'customer'],
  ])('in public mode %s a page call carries the customer token "%s"', async (publicMode, token) => {
    const { client, exchanges } = clientOf(
      issuingApi(() => envelope(0, [])),
      { isCorporate: () => !publicMode },
    );
    await client.call(calls.pages, { PageURL: 'disclaimer' }, credential({ customerToken: 'customer' }));
    expect(exchanges.at(-1)?.body.CustomerToken).toBe(token);
  });

  test.each([
    [{ CustomerTokenExist: false }, 'customer', true],
    [{ CustomerTokenExist: false }, '', false],
    [{ CustomerTokenExist: true }, 'customer', false],
  ])(
    'the check of a customer token that returns %j for the token "%s" signs out: %s',
    async (data, token, signedOut) => {
      const { client } = clientOf(issuingApi(() => envelope(0, data)));
      const reply = await client.call(calls.customerTokenExistence, {}, credential({ customerToken: token }));
      expect(reply).toMatchObject({ outcome: { kind: 'done', data }, effects: { signedOut } });
    },
  );

  test('a retail request that violates the contract is not sent', async () => {
    const { client, exchanges } = clientOf(issuingApi());
    const reply = await client.call(calls.checkServiceability, { Pincode: '12' }, credential());
    expect(reply.outcome).toEqual({ kind: 'failed', failure: { kind: 'refused', reason: 'invalid' } });
    expect(exchanges).toEqual([]);
  });
});

describe('retail client: a refused JWT', () => {
  test('500 concurrent calls with a refused JWT cause one refresh, one retry each and no failure', async () => {
    const { client, names } = clientOf(issuingApi());
    const stale = credential({ jwt: 'expired' });
    const replies = await Promise.all(
      Array.from({ length: 500 }, () => client.call(calls.cartItemsCount, view, stale)),
    );
    expect(replies.every(({ outcome }) => outcome.kind === 'done')).toBe(true);
    expect(replies.every(({ effects }) => effects.jwt === 'jwt-1')).toBe(true);
    expect(names().filter((name) => name === 'JwtToken')).toHaveLength(1);
    expect(names().filter((name) => name === 'GetCartTotalItemsCount')).toHaveLength(1000);
  });

  test('a late call with the old JWT shares the refresh of the others', async () => {
    const { client, names } = clientOf(issuingApi());
    await client.call(calls.cartItemsCount, view, credential({ jwt: 'expired' }));
    const late = await client.call(calls.cartItemsCount, view, credential({ jwt: 'expired' }));
    expect(late.effects.jwt).toBe('jwt-1');
    expect(names().filter((name) => name === 'JwtToken')).toHaveLength(1);
  });

  test('two sessions do not share a JWT', async () => {
    const { client, names } = clientOf(issuingApi());
    await client.call(calls.cartItemsCount, view, credential({ sessionId: 'one' }));
    await client.call(calls.cartItemsCount, view, credential({ sessionId: 'two' }));
    expect(names().filter((name) => name === 'JwtToken')).toHaveLength(2);
  });

  test('a JWT is recognised as refused by the body text alone, whatever the status', async () => {
    let requestCount = 0;
    const { client } = clientOf((exchange) => {
      if (exchange.name === 'JwtToken') return envelope(0, { SecurityToken: 'jwt' });
      requestCount += 1;
      return requestCount === 1 ? new Response('"Invalid Token"') : envelope(0, COUNT);
    });
    const reply = await client.call(calls.cartItemsCount, view, credential({ jwt: 'old' }));
    expect(reply.outcome.kind).toBe('done');
  });

  test('a new JWT that is refused as well is dropped, without a loop', async () => {
    const { client, names } = clientOf(({ name }) =>
      name === 'JwtToken' ? envelope(0, { SecurityToken: 'jwt' }) : new Response('invalid token', { status: 401 }),
    );
    const reply = await client.call(calls.cartItemsCount, view, credential({ jwt: 'old' }));
    expect(reply).toEqual({
      outcome: { kind: 'failed', failure: { kind: 'unavailable' } },
      effects: { jwt: '', signedOut: false },
    });
    expect(names()).toEqual(['GetCartTotalItemsCount', 'JwtToken', 'GetCartTotalItemsCount']);
  });

  test('a refresh without SecurityToken is followed by a retry with an empty bearer', async () => {
    const { client, exchanges } = clientOf((exchange) => {
      if (exchange.name === 'JwtToken') return envelope(0, {});
      return exchange.authorization?.trim() === 'Bearer' ? envelope(0, COUNT) : new Response('', { status: 401 });
    });
    const reply = await client.call(calls.cartItemsCount, view, credential({ jwt: 'old' }));
    expect(reply.outcome).toEqual({ kind: 'done', data: COUNT });
    expect(reply.effects.jwt).toBe('');
    expect(exchanges.at(-1)?.authorization?.trim()).toBe('Bearer');
  });
});

describe('retail client: an unknown customer token', () => {
  test('HTTP 403 signs out, drops the JWT, refreshes and retries without the customer token', async () => {
    const answer = issuingApi(({ body }) =>
      body.CustomerToken === '' ? envelope(0, COUNT) : new Response('invalid customer token', { status: 403 }),
    );
    const { client, exchanges } = clientOf(answer);
    const first = await client.call(calls.cartItemsCount, view, credential());
    const reply = await client.call(
      calls.cartItemsCount,
      view,
      credential({ jwt: first.effects.jwt ?? '', customerToken: 'gone' }),
    );
    expect(reply).toEqual({ outcome: { kind: 'done', data: COUNT }, effects: { jwt: 'jwt-2', signedOut: true } });
    expect(exchanges.slice(2).map(({ name, body }) => [name, body.CustomerToken])).toEqual([
      ['GetCartTotalItemsCount', 'gone'],
      ['JwtToken', ''],
      ['GetCartTotalItemsCount', ''],
    ]);
  });

  test('the return code SessionRevoked signs out and drops the JWT', async () => {
    const { client } = clientOf(issuingApi(() => envelope(108)));
    const reply = await client.call(calls.cartItemsCount, view, credential({ customerToken: 'customer' }));
    expect(reply).toEqual({ outcome: { kind: 'signed-out' }, effects: { jwt: '', signedOut: true } });
  });
});

describe('retail client: the return code TokenStale', () => {
  const once = () => {
    let requestCount = 0;
    return () => {
      requestCount += 1;
      return requestCount === 1 ? envelope(12) : envelope(0, COUNT);
    };
  };

  test('the return code TokenStale drops the JWT only, and a read is repeated with a fresh one', async () => {
    const { client } = clientOf(issuingApi(once()));
    const reply = await client.call(calls.cartItemsCount, view, credential({ customerToken: 'customer' }));
    expect(reply).toEqual({ outcome: { kind: 'done', data: COUNT }, effects: { jwt: 'jwt-2', signedOut: false } });
  });

  test.each([
    ['a write with its key is repeated', { IdempotencyKey: 'key-of-the-change' }, 2],
    ['a write without a key is not', {}, 1],
  ])('after the return code TokenStale %s', async (_name, key, times) => {
    const { client, names } = clientOf(issuingApi(once()));
    const line = { ProductUrl: 'a-watch', ...key };
    const reply = await client.call(calls.addCart, line, credential());
    expect(names().filter((name) => name === 'AddCart')).toHaveLength(times);
    expect(reply.effects.signedOut).toBe(false);
  });
});

describe('retail client: refusals of the retail API', () => {
  const failed = (reason: string, extra = {}) => ({ kind: 'failed', failure: { kind: 'refused', reason, ...extra } });
  test.each([
    [24, null, { kind: 'empty' }],
    [138, null, failed('size-required')],
    [200, { Field: 'x' }, failed('invalid', { field: 'x' })],
    [214, null, failed('list-full')],
    [229, { RetryAfterSeconds: 28 }, failed('too-many-requests', { retryAfterSeconds: 28 })],
    [235, null, failed('sign-in-required')],
    [240, { TriesLeft: 3 }, failed('code-wrong', { triesLeft: 3 })],
    [241, null, failed('code-expired')],
    [242, { RetryAfterSeconds: 900 }, failed('code-locked', { retryAfterSeconds: 900 })],
    [204, null, { kind: 'failed', failure: { kind: 'not-found' } }],
    [209, null, failed('stale')],
    [210, null, failed('out-of-stock')],
    [211, { Maximum: 5 }, failed('quantity-limit', { maximum: 5 })],
    [212, null, failed('cart-full')],
    [213, null, failed('repeated')],
    [220, null, failed('not-serviceable')],
    [229, null, failed('too-many-requests')],
    [299, null, { kind: 'failed', failure: { kind: 'unavailable' } }],
    [777, null, { kind: 'failed', failure: { kind: 'unavailable' } }],
  ])('return code %i has the outcome of its policy', async (code, data, outcome) => {
    const { client } = clientOf(issuingApi(() => envelope(code, data)));
    const reply = await client.call(calls.viewCart, {}, credential());
    expect(reply.outcome).toEqual(outcome);
  });

  test('Data that violates the contract counts as an outage', async () => {
    const { client } = clientOf(issuingApi(() => envelope(0, { TotalQuantity: 'two' })));
    const reply = await client.call(calls.cartItemsCount, view, credential());
    expect(reply.outcome).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
  });
});
