import { createLog } from './log.ts';
import { inRequest } from './request-context.ts';

/** Returns what a log with one line writes, parsed. */
function lineOf(
  write: (log: ReturnType<typeof createLog>) => void,
  service: 'storefront' | 'retail-api' = 'storefront',
) {
  const lines: string[] = [];
  write(createLog(service, 'info', { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

test.each(['storefront', 'retail-api'] as const)('a line of the %s has the same fields as of the other', (service) => {
  const line = lineOf((log) => log.warn({ call: 'Menu' }, 'A call is slow'), service);
  expect(line).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    service,
    call: 'Menu',
    msg: 'A call is slow',
  });
});

test('what is logged in a request has its id, also after a wait', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('storefront', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  await inRequest({ requestId: 'abcdefgh-1' }, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    log.info('inside');
  });
  log.info('outside');
  expect(lines).toMatchObject([{ msg: 'inside', requestId: 'abcdefgh-1' }, { msg: 'outside' }]);
  expect(lines[1]).not.toHaveProperty('requestId');
});

test('an error is logged with its cause and code, and without personal data', () => {
  const cause = Object.assign(new Error('no route to asha@example.in'), { code: 'EHOSTUNREACH' });
  const line = lineOf((log) => log.error({ err: new TypeError('fetch failed', { cause }) }, 'Failed'));
  expect(line.err).toEqual({
    type: 'TypeError',
    stack: expect.stringContaining('TypeError: fetch failed'),
    cause: { type: 'Error', code: 'EHOSTUNREACH', stack: expect.stringContaining('no route to [mail]') },
  });
});

test('of what is no error only its type is logged', () => {
  expect(lineOf((log) => log.error({ err: 'a secret' }, 'Failed')).err).toEqual({ type: 'string' });
});

test('of an error that sums up others each cause is logged once, with its own cause and without personal data', () => {
  const step = (table: string, cause: Error) => new Error(`Rows of ${table} could not be deleted.`, { cause });
  const away = () => Object.assign(new Error('connection refused by +919876543210'), { code: 'ECONNREFUSED' });
  const failures = [step('limit_events', away()), step('approvals', away()), new TypeError('no such column')];
  const line = lineOf((log) => log.error({ err: new AggregateError(failures, 'Some failed.') }, 'Failed'));
  expect(line.err).toEqual({
    type: 'AggregateError',
    stack: expect.stringContaining('Some failed.'),
    errors: [
      {
        type: 'Error',
        stack: expect.stringContaining('Rows of limit_events could not be deleted.'),
        cause: {
          type: 'Error',
          code: 'ECONNREFUSED',
          stack: expect.stringContaining('connection refused by [number …10]'),
        },
      },
      { type: 'TypeError', stack: expect.stringContaining('no such column') },
    ],
  });
});

test('a chain of causes is logged to its end, one in a circle once', () => {
  const cause = new Error('second', { cause: new Error('third') });
  const circle = new Error('alone');
  circle.cause = circle;
  expect(lineOf((log) => log.error({ err: new Error('first', { cause }) }, 'Failed')).err).toMatchObject({
    cause: { stack: expect.stringContaining('second'), cause: { stack: expect.stringContaining('third') } },
  });
  expect(lineOf((log) => log.error({ err: circle }, 'Failed')).err).not.toHaveProperty('cause');
});
