import { firstLineOf, repeatIfFailed } from './repeat-if-failed.ts';

/** A run that has the next of several outcomes each time. */
function runOf(...outcomes: (number | Error)[]) {
  const reasons: string[] = [];
  const run = async () => {
    const outcome = outcomes.shift();
    if (typeof outcome !== 'number') throw outcome;
    return outcome;
  };
  return { reasons, result: () => repeatIfFailed(run, (reason) => reasons.push(reason)) };
}

test('a run that succeeds is made once', async () => {
  const { reasons, result } = runOf(10, 20);
  expect(await result()).toBe(10);
  expect(reasons).toEqual([]);
});

test('a run that fails is made once more, which is told with the reason', async () => {
  const { reasons, result } = runOf(new Error('Timeout\nCall log: …'), 20);
  expect(await result()).toBe(20);
  expect(reasons).toEqual(['Timeout']);
});

test('a run that fails twice has failed', async () => {
  const { reasons, result } = runOf(new Error('no page'), new Error('no page again'), 30);
  await expect(result()).rejects.toThrow('no page again');
  expect(reasons).toEqual(['no page']);
});

test('the reason of a failure is one line', () => {
  expect(firstLineOf(new Error('first\nsecond'))).toBe('first');
  expect(firstLineOf('a text')).toBe('a text');
});
