import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { parseEnvironment } from '../env.ts';
import { isTracing, recordSpan, traced, traceHeaders } from './span.ts';
import { samplerOf, startTracing } from './start-tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const GIVEN = `00-${TRACE}-${PARENT}-01`;

let exporter: InMemorySpanExporter;
let stop: (() => Promise<void>) | undefined;
function start(settings: Record<string, string> = { OTEL_TRACES_SAMPLER: 'always_on' }): void {
  exporter = new InMemorySpanExporter();
  const processor = new SimpleSpanProcessor({ exporter });
  stop = startTracing({ from: 'storefront', sampler: samplerOf(parseEnvironment(settings)), processor });
}
const spans = () => exporter.getFinishedSpans();
const named = (name: string) => spans().find((span) => span.name === name);
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

test('without tracing work is just done, and no header is sent', async () => {
  expect(isTracing()).toBe(false);
  const headers = await traced({ name: 'work', kind: 'internal' }, async (span) => traceHeaders(span));
  expect(headers).toEqual({});
});

test('spans are nested as the work is, also over waits and beside other work', async () => {
  start();
  await Promise.all(
    ['one', 'two'].map((name) =>
      traced({ name, kind: 'server' }, async () => {
        await new Promise(setImmediate);
        await traced({ name: `call of ${name}`, kind: 'client' }, async () => {
          recordSpan({ name: `sql of ${name}`, kind: 'client' }, 5);
        });
      }),
    ),
  );
  for (const name of ['one', 'two']) {
    const [root, call, sql] = [named(name), named(`call of ${name}`), named(`sql of ${name}`)];
    expect(root?.parentSpanContext).toBeUndefined();
    expect(call?.parentSpanContext?.spanId).toBe(root?.spanContext().spanId);
    expect(sql?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId);
    expect(sql?.spanContext().traceId).toBe(root?.spanContext().traceId);
  }
  expect(named('one')?.spanContext().traceId).not.toBe(named('two')?.spanContext().traceId);
  expect(named('one')?.resource.attributes['service.name']).toBe('samay-storefront');
});

test('a trace goes on with the header of the process that asks, and hands one on', async () => {
  start();
  const sent = await traced({ name: 'answer', kind: 'server' }, async (span) => traceHeaders(span), GIVEN);
  const span = named('answer');
  expect(span?.spanContext().traceId).toBe(TRACE);
  expect(span?.parentSpanContext?.spanId).toBe(PARENT);
  expect(sent).toEqual({ traceparent: `00-${TRACE}-${span?.spanContext().spanId}-01` });
});

test.each([
  '',
  'x',
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-${PARENT}-01`,
])('the header %j begins another trace', async (header) => {
  start();
  await traced({ name: 'answer', kind: 'server' }, async () => undefined, header);
  expect(named('answer')?.spanContext().traceId).not.toBe(TRACE);
  expect(named('answer')?.parentSpanContext).toBeUndefined();
});

test('an error marks its span with its kind, never with its message', async () => {
  start();
  const work = traced({ name: 'work', kind: 'internal' }, async () => {
    throw new TypeError('asha@example.in');
  });
  await expect(work).rejects.toThrow('asha@example.in');
  expect(named('work')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' }, events: [] });
  expect(JSON.stringify([named('work')?.status, named('work')?.attributes])).not.toContain('asha');
});

test('what is recorded outside of a request is left out', () => {
  start();
  recordSpan({ name: 'sql', kind: 'client' }, 5);
  expect(spans()).toEqual([]);
});

test.each([
  ['parentbased_traceidratio', '0', GIVEN, 1],
  ['parentbased_traceidratio', '1', `00-${TRACE}-${PARENT}-00`, 0],
  ['parentbased_traceidratio', '0', undefined, 0],
  ['parentbased_always_on', '0', undefined, 1],
  ['traceidratio', '0', GIVEN, 0],
  ['traceidratio', '1', undefined, 1],
  ['always_off', '1', GIVEN, 0],
  ['always_on', '0', `00-${TRACE}-${PARENT}-00`, 1],
])('%s with %s: a request with the header %s makes %i spans', async (name, ratio, header, count) => {
  start({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio });
  await traced(
    { name: 'answer', kind: 'server' },
    () => traced({ name: 'call', kind: 'client' }, async () => undefined),
    header,
  );
  expect(spans()).toHaveLength(2 * count);
});

test('one request in twenty is traced, unless the settings say otherwise', async () => {
  start({});
  for (let made = 0; made < 2000; made += 1) await traced({ name: 'answer', kind: 'server' }, async () => undefined);
  expect(spans().length).toBeGreaterThan(50);
  expect(spans().length).toBeLessThan(170);
});
