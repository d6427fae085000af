import { setImmediate } from 'node:timers/promises';
import { pollShop } from './poll-shop.ts';

/** A poll whose waits end only when a test ends them. */
function polled({ isServed = true } = {}) {
  const waits: { delayMs: number; end: () => void }[] = [];
  const shop = { isServed, version: 0, follow: jest.fn(async () => undefined) };
  const onFollowed = jest.fn();
  const wait = (delayMs: number) => new Promise<void>((resolve) => waits.push({ delayMs, end: resolve }));
  void pollShop(shop, { onFollowed, wait });
  const pass = async (delayMs: number) => {
    const [due] = waits.splice(
      waits.findIndex((one) => one.delayMs === delayMs),
      1,
    );
    due?.end();
    await setImmediate();
  };
  return { shop, onFollowed, pass, due: () => waits.map(({ delayMs }) => delayMs) };
}

test('the profile is compared twice a second, and never twice at once', async () => {
  const { shop, due, pass } = polled();
  expect(due()).toEqual([500]);
  const answer = Promise.withResolvers<undefined>();
  shop.follow.mockReturnValueOnce(answer.promise);
  await pass(500);
  expect(due()).toEqual([]);
  answer.resolve(undefined);
  await setImmediate();
  expect(due()).toEqual([500]);
  expect(shop.follow).toHaveBeenCalledTimes(1);
});

test('after a change all pages go once more when every retail API has followed, within two seconds in all', async () => {
  const { shop, due, pass, onFollowed } = polled();
  shop.follow.mockImplementationOnce(async () => {
    shop.version = 2;
    return undefined;
  });
  await pass(500);
  expect(due()).toEqual([1200, 500]);
  expect(onFollowed).not.toHaveBeenCalled();
  await pass(1200);
  expect(onFollowed).toHaveBeenCalledTimes(1);
  await pass(500);
  expect(due()).toEqual([500]);
});

test('a retail API that fails is asked less and less until it answers, one without a profile less often', async () => {
  const away = polled();
  away.shop.follow.mockRejectedValue(new Error('away'));
  for (const delayMs of [500, 1000, 2000, 4000, 5000]) await away.pass(delayMs);
  expect(away.due()).toEqual([5000]);
  away.shop.follow.mockResolvedValue(undefined);
  await away.pass(5000);
  expect(away.due()).toEqual([500]);
  const unserved = polled({ isServed: false });
  expect(unserved.due()).toEqual([5000]);
  unserved.shop.isServed = true;
  await unserved.pass(5000);
  expect(unserved.due()).toEqual([500]);
});
