import { calls } from '#lib/contract/index.ts';
import { clientOf, credential, type Exchange } from '#lib/testing/storefront/retail-client.ts';

/** An envelope as an HTTP response. */
function envelope(code: number, data: unknown = null, status = 200): Response {
  return Response.json({ ReturnCode: code, ReturnMessage: 'words', Data: data }, { status });
}

const COUNT = { TotalQuantity: 2, TotalItems: 1 };
const READY = credential({ jwt: 'jwt' });
const UNAVAILABLE = { kind: 'failed', failure: { kind: 'unavailable' } };

/** An API that answers the cart count by `answer`, and accepts every other call. */
function api(answer: (exchange: Exchange) => Response) {
  return (exchange: Exchange) => (exchange.name === 'ErrorLog' ? envelope(0) : answer(exchange));
}

const tick = () => new Promise((resolve) => setImmediate(resolve));
const count = (names: string[], name: string) => names.filter((other) => other === name).length;

afterEach(() => jest.useRealTimers());

test('a read is tried three times, and the third attempt may succeed', async () => {
  let requestCount = 0;
  const { client, names } = clientOf(
    api(() => {
      requestCount += 1;
      if (requestCount < 3) throw new TypeError('fetch failed');
      return envelope(0, COUNT);
    }),
  );
  const reply = await client.call(calls.cartItemsCount, {}, READY);
  expect(reply.outcome.kind).toBe('done');
  expect(count(names(), 'GetCartTotalItemsCount')).toBe(3);
});

test('a write without an idempotency key is tried once', async () => {
  const { client, names } = clientOf(api(() => new Response('', { status: 502 })));
  await client.call(calls.addCart, { ProductUrl: 'a' }, READY);
  expect(count(names(), 'AddCart')).toBe(1);
});

test('over many calls, retries stay near a tenth of the traffic', async () => {
  let requestCount = 0;
  const { client } = clientOf(
    api(() => {
      requestCount += 1;
      return requestCount % 2 === 0 ? envelope(0, COUNT) : new Response('', { status: 500 });
    }),
  );
  for (let made = 0; made < 400; made += 1) await client.call(calls.cartItemsCount, {}, READY);
  expect(requestCount).toBeGreaterThan(400);
  expect(requestCount - 400).toBeLessThanOrEqual(400 * 0.1 + 5);
});

test('the circuit breaker opens, lets one probe through after five seconds and closes when that succeeds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  let down = true;
  const { client, names } = clientOf(
    api(() => {
      if (down) throw new TypeError('fetch failed');
      return envelope(0, COUNT);
    }),
  );
  const call = () => client.call(calls.cartItemsCount, {}, READY);
  for (let made = 0; made < 10; made += 1) await call();
  const opened = names().length;
  expect(opened).toBeLessThanOrEqual(10);
  for (let made = 0; made < 50; made += 1) expect((await call()).outcome).toEqual(UNAVAILABLE);
  expect(names()).toHaveLength(opened);

  jest.advanceTimersByTime(5001);
  await Promise.all(Array.from({ length: 20 }, call));
  expect(names()).toHaveLength(opened + 1);

  down = false;
  jest.advanceTimersByTime(5001);
  expect((await call()).outcome.kind).toBe('done');
  expect((await call()).outcome.kind).toBe('done');
});

test('a call that fails with an envelope is not repeated and does not count as an outage of the whole API', async () => {
  const { client, names } = clientOf(
    api(({ name }) => (name === 'ViewCartNew' ? envelope(299, { ErrorId: 'x' }, 500) : envelope(0, COUNT))),
  );
  for (let made = 0; made < 10; made += 1) {
    expect((await client.call(calls.viewCart, {}, READY)).outcome).toEqual(UNAVAILABLE);
  }
  expect(count(names(), 'ViewCartNew')).toBe(10);
  expect((await client.call(calls.cartItemsCount, {}, READY)).outcome.kind).toBe('done');
});

test('a 5xx without an envelope opens the circuit breaker', async () => {
  const { client, names } = clientOf(api(() => new Response('bad gateway', { status: 502 })));
  for (let made = 0; made < 20; made += 1) await client.call(calls.addCart, { ProductUrl: 'a' }, READY);
  expect(count(names(), 'AddCart')).toBe(5);
});

test('a best-effort call is tried once, and its failures do not count as an outage', async () => {
  const { client, names } = clientOf(
    api(({ name }) => (name === 'ImageSearch' ? new Response('bad gateway', { status: 502 }) : envelope(0, COUNT))),
  );
  const photo = { content: new Blob(['photo']), extension: 'png' };
  for (let made = 0; made < 10; made += 1) {
    expect((await client.call(calls.imageSearch, {}, READY, photo)).outcome).toEqual(UNAVAILABLE);
  }
  expect(count(names(), 'ImageSearch')).toBe(10);
  expect((await client.call(calls.cartItemsCount, {}, READY)).outcome.kind).toBe('done');
});

test('a bare 404 means of an extra call that the retail API does not have it, and of any other that it is broken', async () => {
  const { client } = clientOf(api(() => new Response('Not found', { status: 404 })));
  expect((await client.call(calls.homeSections, {}, READY)).outcome).toEqual({
    kind: 'failed',
    failure: { kind: 'not-found' },
  });
  expect((await client.call(calls.productDetails, { ProductCode: 'A-1' }, READY)).outcome).toEqual(UNAVAILABLE);
});

test('while the circuit breaker is open a best-effort call is not made, not even as a probe', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { client, names } = clientOf(api(() => new Response('', { status: 502 })));
  for (let made = 0; made < 5; made += 1) await client.call(calls.addCart, { ProductUrl: 'a' }, READY);
  jest.advanceTimersByTime(5001);
  const photo = { content: new Blob(['photo']), extension: 'png' };
  expect((await client.call(calls.imageSearch, {}, READY, photo)).outcome).toEqual(UNAVAILABLE);
  expect(count(names(), 'ImageSearch')).toBe(0);
});

test.each([
  ['cut JSON', () => new Response('{"ReturnCode":0,"Retu')],
  ['HTML', () => new Response('<html>gateway</html>')],
  ['an empty body', () => new Response('')],
  ['a JSON text', () => new Response('"hello"')],
])('%s counts as an outage', async (_name, answer) => {
  const { client } = clientOf(api(answer));
  expect((await client.call(calls.cartItemsCount, {}, READY)).outcome).toEqual(UNAVAILABLE);
});

test('a redirect of the retail API is refused, and not followed', async () => {
  const { client, names } = clientOf(
    api(() => new Response(null, { status: 302, headers: { location: 'http://elsewhere.test/' } })),
  );
  expect((await client.call(calls.cartItemsCount, {}, READY)).outcome).toEqual(UNAVAILABLE);
  expect(count(names(), 'GetCartTotalItemsCount')).toBe(1);
});

test('an endless body is cut off at two megabytes', async () => {
  let sent = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(256 * 1024));
    },
    cancel() {
      cancelled = true;
    },
  });
  const { client } = clientOf(api(() => new Response(endless)));
  expect((await client.call(calls.cartItemsCount, {}, READY)).outcome).toEqual(UNAVAILABLE);
  expect(cancelled).toBe(true);
  expect(sent).toBeLessThan(12);
});

test('the calls of one page share a failed JWT request; a second later it is made again', async () => {
  const clock = { now: 1_000_000 };
  const { client, names } = clientOf(
    ({ name }) => {
      if (name === 'ErrorLog') return envelope(0);
      throw new DOMException('too slow', 'TimeoutError');
    },
    { now: () => clock.now },
  );
  for (let made = 0; made < 4; made += 1) {
    expect((await client.call(calls.cartItemsCount, {}, credential())).outcome).toEqual(UNAVAILABLE);
  }
  expect(names()).toEqual(['JwtToken']);
  clock.now += 1000;
  await client.call(calls.cartItemsCount, {}, credential());
  expect(names()).toEqual(['JwtToken', 'JwtToken']);
});

describe('the error log', () => {
  test('the error log gets the names of an HTTP error, never values', async () => {
    const { client, exchanges } = clientOf(api(() => new Response('secret words', { status: 418 })));
    const basket = 'basket-of-somebody';
    await client.call(
      calls.cartItemsCount,
      { BasketGUID: basket },
      credential({ jwt: 'jwt', customerToken: 'customer' }),
    );
    await tick();
    const report = exchanges.find(({ name }) => name === 'ErrorLog');
    expect(report?.body).toMatchObject({
      APIName: 'GetCartTotalItemsCount',
      StatusCode: '418',
      ErrorCode: 'client-error',
      CustomerToken: '',
    });
    expect(JSON.stringify(report?.body)).not.toMatch(/basket-of-somebody|customer"|secret words/);
    expect(report?.body.TypeId).toBeUndefined();
  });

  test.each([
    [true, ''],
    [false, 'customer'],
  ])('the error log gets in public mode %s the customer token "%s"', async (publicMode, token) => {
    const { client, exchanges } = clientOf(
      api(() => new Response('', { status: 418 })),
      { isCorporate: () => !publicMode },
    );
    await client.call(calls.cartItemsCount, {}, credential({ jwt: 'jwt', customerToken: 'customer' }));
    await client.call(calls.errorLog404, report, credential({ jwt: 'jwt', customerToken: 'customer' }));
    await tick();
    const reports = exchanges.filter(({ name }) => name.startsWith('ErrorLog'));
    expect(new Set(reports.map(({ name }) => name))).toEqual(new Set(['ErrorLog', 'ErrorLog404']));
    for (const { body } of reports) expect(body.CustomerToken).toBe(token);
  });

  test('the error log gets TypeId 1 once the site is known to be corporate', async () => {
    let corporate = false;
    const { client, exchanges } = clientOf(
      api(() => new Response('', { status: 418 })),
      { isCorporate: () => corporate },
    );
    for (corporate of [false, true]) {
      await client.call(calls.cartItemsCount, {}, READY);
      await tick();
    }
    const reports = exchanges.filter(({ name }) => name === 'ErrorLog');
    expect(reports.map(({ body }) => body.TypeId)).toEqual([undefined, 1]);
  });

  test('the error log gets no report of its own failures', async () => {
    const { client, names } = clientOf(() => new Response('', { status: 418 }));
    await client.call(calls.cartItemsCount, {}, READY);
    await client.call(calls.errorLog, report, READY);
    await tick();
    expect(count(names(), 'ErrorLog')).toBe(2);
  });

  test('the error log gets no report of HTTP 401 and 403 or refusals in an envelope, which are handled', async () => {
    const { client, names } = clientOf(({ name, authorization }) => {
      if (name === 'JwtToken') return envelope(0, { SecurityToken: 'fresh' });
      return authorization === 'Bearer fresh' ? envelope(210) : new Response('invalid token', { status: 401 });
    });
    await client.call(calls.cartItemsCount, {}, READY);
    await tick();
    expect(count(names(), 'ErrorLog')).toBe(0);
  });

  test('the error log gets at most thirty reports a minute', async () => {
    const { client, names } = clientOf(
      api(() => new Response('', { status: 418 })),
      { now: () => 1_000_000 },
    );
    for (let made = 0; made < 60; made += 1) await client.call(calls.cartItemsCount, {}, READY);
    await tick();
    expect(count(names(), 'ErrorLog')).toBe(30);
  });
});

const report = { APIName: 'X', StatusCode: '500', ErrorCode: 'x', ErrorDescription: 'x' };
