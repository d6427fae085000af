import { redisForTests } from './services.ts';

/** Runs a suite with Redis where one is available; the suite gets its URL. */
export function describeWithRedis(title: string, suite: (url: string) => void): void {
  const url = redisForTests();
  (url === null ? describe.skip : describe)(`${title} (redis)`, () => suite(url ?? ''));
}
