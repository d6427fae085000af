import { Slots } from './slots.ts';

/** Work that runs until it is told to end. */
function piece(started: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    started.push(name);
    await promise;
    return name;
  };
  return { work, end: resolve };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('no more run at a time than there are slots, in the order they came', async () => {
  const started: string[] = [];
  const slots = new Slots(2, 10);
  const pieces = ['a', 'b', 'c', 'd'].map((name) => piece(started, name));
  const results = pieces.map(({ work }) => slots.take(work));
  await settle();
  expect(started).toEqual(['a', 'b']);
  pieces[1]?.end();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const { end } of pieces) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('who finds too many waiting is turned away, and those who wait are served', async () => {
  const started: string[] = [];
  const slots = new Slots(1, 1);
  const [first, second, third] = [piece(started, 'a'), piece(started, 'b'), piece(started, 'c')];
  const served = [slots.take(first.work), slots.take(second.work)];
  expect(slots.take(third.work)).toBeNull();
  first.end();
  second.end();
  expect(await Promise.all(served)).toEqual(['a', 'b']);
  expect(await slots.take(async () => 'free')).toBe('free');
});

test('work that fails leaves its slot to others', async () => {
  const slots = new Slots(1, 1);
  await expect(slots.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots.take(async () => 'next')).toBe('next');
});
