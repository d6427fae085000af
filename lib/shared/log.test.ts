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
