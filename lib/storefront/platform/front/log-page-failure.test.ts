import { createLog, type log } from '#lib/shared/log.ts';
import { inRequest } from '#lib/shared/request-context.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { logPageFailure } from './log-page-failure.ts';

test('a page that failed is in the log with the digest that it shows and the id of its request', () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  replaceSingleton<ReturnType<typeof log>>('log', createLog('storefront', 'info', { write }));
  const error = Object.assign(new Error('No price'), { digest: '1234567' });
  const page = { path: '/myaccount/orders/SM-2026-1?token=secret', route: '/myaccount/orders/[id]' };
  inRequest({ requestId: 'abcdefgh-1' }, () => logPageFailure(error, page));
  expect(lines).toMatchObject([
    { level: 50, requestId: 'abcdefgh-1', digest: '1234567', err: { type: 'Error' }, route: page.route },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/SM-2026-1|secret/);
});
