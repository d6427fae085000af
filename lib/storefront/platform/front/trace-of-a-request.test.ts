import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { calls } from '#lib/contract/index.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { samplerOf, startTracing } from '#lib/shared/tracing/start-tracing.ts';
import { clientOf, clientOnApi, credential, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

const MOBILE = '9876543210';
/** The kind of a span that answers a request, as OpenTelemetry counts. */
const SERVER = 1;
const exporter = new InMemorySpanExporter();
let retail: Awaited<ReturnType<typeof clientOnApi>>;
let endTraces: () => Promise<void>;
let front: ReturnType<typeof assembleFront>;
let base: string;

/** Replaces Next: a page that reads two things of the retail API. */
const next: NextHandler = async (request, response) => {
  if (request.url?.startsWith('/cart')) {
    await retail.client.call(calls.cartItemsCount, { BasketGUID: 'basket-of-asha', CouponCode: '' }, credential());
    const request = { SessionId: 's1', Mobile: MOBILE, CouponCode: '', EString: '' };
    await retail.client.call(calls.generateLoginOtp, request, credential());
  }
  response.end('<h1>Shop</h1>');
};

beforeAll(async () => {
  const settings = parseEnvironment({
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  });
  const processor = new SimpleSpanProcessor({ exporter });
  endTraces = startTracing({ from: 'storefront', sampler: samplerOf(settings), processor });
  retail = await clientOnApi();
  front = assembleFront({ next, settings, retailApiUrl: 'http://127.0.0.1:9', folder: import.meta.dirname });
  await once(front.server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
beforeEach(() => exporter.reset());
afterAll(async () => {
  await front.stop.stop(0);
  await endTraces();
  await retail.api.close();
});

const parentOf = (span: ReadableSpan | undefined) =>
  exporter.getFinishedSpans().find((other) => other.spanContext().spanId === span?.parentSpanContext?.spanId);
/** The names from a span up to the request. */
function pathOf(span: ReadableSpan | undefined): string[] {
  const names: string[] = [];
  for (let at = span; at; at = parentOf(at)) names.push(at.name);
  return names;
}

async function visit(): Promise<string | null> {
  const reply = await fetch(`${base}/cart?mobile=${MOBILE}&token=secret`, { headers: { cookie: 'samay=secret' } });
  await reply.text();
  await new Promise(setImmediate);
  return reply.headers.get('x-request-id');
}

test('a request is one trace, from the front through Next and the call to its statements', async () => {
  const id = await visit();
  const spans = exporter.getFinishedSpans();
  expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);
  const name = calls.cartItemsCount.name;
  const statement = spans.find(
    (span) => pathOf(span).join(' < ') === `sql select < ${name} < ${name} < next < GET cart`,
  );
  expect(statement?.attributes['db.query.text']).toMatch(/^select .* from "/);
  const root = spans.find((span) => span.name === 'GET cart');
  expect(root?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': 'cart',
    'http.response.status_code': 200,
    'samay.request_id': id,
  });
  const handled = spans.find((span) => span.name === name && span.kind === SERVER);
  expect(handled?.attributes).toMatchObject({
    'rpc.method': name,
    'samay.return_code': expect.any(String),
    'samay.request_id': id,
  });
});

test('no span has a mobile number, an address with its query, a token, a basket or a value of a statement', async () => {
  await visit();
  const all = JSON.stringify(
    exporter
      .getFinishedSpans()
      .map(({ name, attributes, events, status, links }) => ({ name, attributes, events, status, links })),
  );
  expect(all).toContain('one_time_codes');
  expect(all).not.toMatch(new RegExp(`${MOBILE}|secret|basket-of-asha|127\\.0\\.0\\.1|\\?mobile|eyJ`));
});

test('a call carries the trace by its header, because the retail API is another process', async () => {
  let header: string | null = null;
  const { client } = clientOf((_exchange, _url, { headers }) => {
    header = new Headers(headers).get('traceparent');
    return replyOf.data({ TotalQuantity: 1, TotalItems: 1 });
  });
  await client.call(calls.cartItemsCount, { BasketGUID: '', CouponCode: '' }, credential({ jwt: 'x' }));
  const [call] = exporter.getFinishedSpans();
  expect(header).toBe(`00-${call?.spanContext().traceId}-${call?.spanContext().spanId}-01`);
});

test('a trace of a trusted proxy goes on', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';
  await (await fetch(`${base}/watches`, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } })).text();
  await new Promise(setImmediate);
  expect(exporter.getFinishedSpans().map((span) => span.spanContext().traceId)).toContain(trace);
});

test('a header that names no trace begins a new one, which the span of the request is the root of', async () => {
  await (await fetch(`${base}/watches`, { headers: { traceparent: '00-zz-b7ad6b7169203331-01' } })).text();
  await new Promise(setImmediate);
  const root = exporter.getFinishedSpans().find(({ kind }) => kind === SERVER);
  expect(root?.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(root?.parentSpanContext).toBeUndefined();
});

test('a visitor without a proxy in front chooses no trace', async () => {
  const settings = parseEnvironment({ LOG_LEVEL: 'silent', TRUST_PROXY: '0' });
  const open = assembleFront({ next, settings, retailApiUrl: 'http://127.0.0.1:9', folder: import.meta.dirname });
  await once(open.server.listen(0, '127.0.0.1'), 'listening');
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
  await (await fetch(`http://127.0.0.1:${(open.server.address() as AddressInfo).port}/watches`, { headers })).text();
  await open.stop.stop(0);
  const traces = exporter.getFinishedSpans().map((span) => span.spanContext().traceId);
  expect(traces).not.toEqual([]);
  expect(traces).not.toContain(trace);
});
