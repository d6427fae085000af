import { Overloaded, RenderGate } from './render-gate.ts';

/** Work that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: jest.fn(() => promise), resolve, reject };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('so many renders run at once, the others in the order in which they came', async () => {
  const gate = new RenderGate({ running: 2, waiting: 5, maximumWaitMs: 1000 });
  const renders = Array.from({ length: 4 }, held);
  const answers = renders.map(({ work }) => gate.run(work));
  const started = () => renders.map(({ work }) => work.mock.calls.length);
  await settled();
  expect(started()).toEqual([1, 1, 0, 0]);
  renders[1]?.resolve('second');
  await settled();
  expect(started()).toEqual([1, 1, 1, 0]);
  renders[0]?.resolve('first');
  await settled();
  expect(started()).toEqual([1, 1, 1, 1]);
  renders[2]?.resolve('third');
  renders[3]?.resolve('fourth');
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('beyond the queue a render is refused at once', async () => {
  const gate = new RenderGate({ running: 1, waiting: 1, maximumWaitMs: 1000 });
  const [running, waiting, refused] = [held(), held(), held()];
  const answers = [gate.run(running.work), gate.run(waiting.work)];
  await expect(gate.run(refused.work)).rejects.toThrow(Overloaded);
  expect(refused.work).not.toHaveBeenCalled();
  running.resolve('a');
  waiting.resolve('b');
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
});

test('who waits for too long is refused and takes no place from those behind', async () => {
  const gate = new RenderGate({ running: 1, waiting: 2, maximumWaitMs: 1000 });
  const [running, impatient, later] = [held(), held(), held()];
  const first = gate.run(running.work);
  const refused = expect(gate.run(impatient.work)).rejects.toThrow(Overloaded);
  await jest.advanceTimersByTimeAsync(600);
  const last = gate.run(later.work);
  await jest.advanceTimersByTimeAsync(400);
  await refused;
  running.resolve('a');
  await settled();
  expect([impatient.work.mock.calls.length, later.work.mock.calls.length]).toEqual([0, 1]);
  later.resolve('c');
  expect(await Promise.all([first, last])).toEqual(['a', 'c']);
});

test('a render that fails makes room like any other', async () => {
  const gate = new RenderGate({ running: 1, waiting: 0, maximumWaitMs: 1000 });
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run(async () => 'fine')).toBe('fine');
});
