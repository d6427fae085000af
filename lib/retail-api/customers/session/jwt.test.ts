import { issueJwt, readJwt } from './jwt.ts';

const NOW = Date.UTC(2026, 0, 1);
const MINUTES = 60_000;
const secret = (text: string) => ({ current: new TextEncoder().encode(text.padEnd(32, '.')), accepted: [] });

test('a JWT names its session for thirty minutes, however often it was read before', async () => {
  const own = secret('own');
  const jwt = await issueJwt(own, 'session-1', NOW);
  expect(await readJwt(own, jwt, NOW)).toBe('session-1');
  expect(await readJwt(own, jwt, NOW + 29 * MINUTES)).toBe('session-1');
  expect(await readJwt(own, jwt, NOW + 30 * MINUTES)).toBeNull();
  expect(await readJwt(own, jwt, NOW + 31 * MINUTES)).toBeNull();
});

test('a JWT that one secret has signed is refused by another, also after it was read', async () => {
  const own = secret('own');
  const jwt = await issueJwt(own, 'session-1', NOW);
  expect(await readJwt(own, jwt, NOW)).toBe('session-1');
  expect(await readJwt(secret('other'), jwt, NOW)).toBeNull();
});

test.each(['', 'x', 'a.b.c'])('%j is no JWT', async (token) => {
  expect(await readJwt(secret('own'), token, NOW)).toBeNull();
});

test('a JWT with another signature is refused, also where the right one was read', async () => {
  const own = secret('own');
  const jwt = await issueJwt(own, 'session-1', NOW);
  await readJwt(own, jwt, NOW);
  const forged = jwt.replace(/\.[^.]+$/, `.${(await issueJwt(own, 'session-2', NOW)).split('.')[2]}`);
  expect(await readJwt(own, forged, NOW)).toBeNull();
});
