import { Lines } from './lines.ts';

/** Work that ends when it is told to. */
function openEnded() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = jest.fn(() => promise);
  return { work, resolve, reject };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('a line is served one by one, in the order it came; another goes on beside it', async () => {
  const lines = new Lines(5);
  const [first, second, other] = [openEnded(), openEnded(), openEnded()];
  const answers = [lines.join('a', first.work), lines.join('a', second.work)];
  const beside = lines.join('b', other.work);
  await aMoment();
  expect([first, second, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1]);
  other.resolve('b');
  expect(await beside).toBe('b');
  expect(second.work).not.toHaveBeenCalled();
  first.resolve('one');
  second.resolve('two');
  expect(await Promise.all(answers)).toEqual(['one', 'two']);
});

test('a full line takes nobody until one has been served', async () => {
  const lines = new Lines(2);
  const [first, second] = [openEnded(), openEnded()];
  const served = lines.join('a', first.work);
  expect(lines.join('a', second.work)).not.toBeNull();
  const refused = jest.fn();
  expect(lines.join('a', refused)).toBeNull();
  expect(lines.join('b', async () => 'b')).not.toBeNull();
  first.resolve('done');
  await served;
  expect(await Promise.all([lines.join('a', async () => 'third'), second.resolve('two')])).toEqual([
    'third',
    undefined,
  ]);
  expect(refused).not.toHaveBeenCalled();
});

test('work that fails tells who asked for it, and the line goes on', async () => {
  const lines = new Lines(2);
  const failing = lines.join('a', async () => Promise.reject(new Error('broken')));
  const next = lines.join('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
