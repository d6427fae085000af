import { Slots } from './slots.ts';

/** Work that runs until it is told to end. */
function piece(started: string[], name: string) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async () => {
    started.push(name);
    await ended;
    return name;
  };
  return { work, end: () => end() };
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
  const [first, second, third] = ['a', 'b', 'c'].map((name) => piece(started, name));
  const served = [slots.take(first?.work ?? fail), slots.take(second?.work ?? fail)];
  expect(slots.take(third?.work ?? fail)).toBeNull();
  first?.end();
  second?.end();
  expect(await Promise.all(served)).toEqual(['a', 'b']);
  expect(await slots.take(async () => 'free')).toBe('free');
});

test('work that fails leaves its slot to others', async () => {
  const slots = new Slots(1, 1);
  await expect(slots.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots.take(async () => 'next')).toBe('next');
});

async function fail(): Promise<string> {
  throw new Error('There is no such piece.');
}
