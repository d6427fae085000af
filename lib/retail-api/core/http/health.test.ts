import type { CoreContext } from '../core-context.ts';
import { readiness } from './health.ts';

/** A database that has its catalogue, and answers by `readMigrations` what was migrated. */
const contextWith = (readMigrations: () => Promise<unknown>) =>
  ({
    db: {
      selectFrom: () => ({
        select: () => ({ executeTakeFirst: async () => ({ version: 1 }) }),
        selectAll: () => ({ execute: readMigrations }),
      }),
    },
  }) as unknown as CoreContext;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['falls silent', () => new Promise(() => undefined)],
  ['breaks off', () => Promise.reject(new Error('Connection terminated'))],
])('a database that %s after its first answer is not ready, within a second', async (_how, readMigrations) => {
  const answering = readiness(contextWith(readMigrations));
  await jest.advanceTimersByTimeAsync(1000);
  const answer = await answering;
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready' }]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a disk that does not say how full it is leaves nobody waiting', async () => {
  const context = contextWith(async () => []);
  const answering = readiness(context, { storage: { isFull: () => new Promise(() => undefined) } });
  await jest.advanceTimersByTimeAsync(1000);
  expect((await answering).status).toBe(503);
});
