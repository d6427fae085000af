import { redisForTests } from './services.ts';

/** Runs a suite on Redis where one answers; it is given the address. */
export function describeWithRedis(title: string, suite: (url: string) => void): void {
  const url = redisForTests();
  (url === null ? describe.skip : describe)(`${title} (redis)`, () => suite(url ?? ''));
}
