import { checkPin, hashPin } from './gift-card-pin.ts';

test('checkPin accepts the hashed PIN and no other', async () => {
  const hashed = await hashPin('481516');
  expect(await checkPin('481516', hashed)).toBe(true);
  for (const other of ['481517', '48151', '4815160', '']) expect(await checkPin(other, hashed)).toBe(false);
});

test('the same PIN has a different hash each time, and is not stored', async () => {
  const [one, other] = [await hashPin('481516'), await hashPin('481516')];
  expect(one.salt).toMatch(/^[0-9a-f]{32}$/);
  expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(other.salt).not.toBe(one.salt);
  expect(other.hash).not.toBe(one.hash);
  // A random hash may contain the same digits by chance.
  expect([one, other].every((hashed) => JSON.stringify(hashed).includes('481516'))).toBe(false);
});

test('a truncated hash matches no PIN', async () => {
  const { salt, hash } = await hashPin('481516');
  for (const cut of ['', hash.slice(0, 62)]) expect(await checkPin('481516', { salt, hash: cut })).toBe(false);
});
