import { createPatience } from './patience.ts';

const never = () => new Promise<never>(() => undefined);
const answer = async () => 'answer';
const settle = async (turns = 5) => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
};

/** A clock for the pause after a failure, and what stands for the time that passes in this process. */
function patient() {
  const clock = { now: 1_800_000_000_000 };
  const turns: (() => void)[] = [];
  const run = createPatience({
    now: () => clock.now,
    turn: () => new Promise<void>((resolve) => turns.push(resolve)),
  });
  return {
    ...{ clock, run, turns },
    /** So many of its turns go by. */
    async pass(count: number) {
      for (let turn = 0; turn < count; turn += 1) {
        turns.shift()?.();
        await settle(1);
      }
    },
  };
}

test('what is answered is answered', async () => {
  const { run } = patient();
  expect(await run(answer)).toBe('answer');
});

test('a store that says nothing for thirty turns is given up by all who wait, at once', async () => {
  const { run, pass } = patient();
  const waiting = [run(never), run(never)];
  const given = Promise.allSettled(waiting);
  await pass(29);
  const late = run(never);
  const gone = Promise.allSettled([late]);
  await pass(1);
  expect([...(await given), ...(await gone)].map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
});

test('any answer to anybody shows that it is there', async () => {
  const { run, pass } = patient();
  let isOver = false;
  const waits = run(never).catch(() => {
    isOver = true;
  });
  for (let round = 0; round < 5; round += 1) {
    await pass(20);
    expect(await run(answer)).toBe('answer');
  }
  expect(isOver).toBe(false);
  await pass(30);
  await waits;
  expect(isOver).toBe(true);
});

test('after a failure nobody asks for five seconds, then one does for all', async () => {
  const { run, clock } = patient();
  const asked = jest.fn(answer);
  await expect(run(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  clock.now += 4999;
  await expect(run(asked)).rejects.toThrow('away');
  expect(asked).not.toHaveBeenCalled();
  clock.now += 1;
  const outcomes = await Promise.allSettled([run(asked), run(asked), run(asked)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await run(asked)).toBe('answer');
});

test('a store that is still away when it is asked again is left alone for as long once more', async () => {
  const { run, clock } = patient();
  const down = jest.fn(() => Promise.reject(new Error('down')));
  for (let round = 1; round <= 3; round += 1) {
    await expect(run(down)).rejects.toThrow('down');
    await expect(run(down)).rejects.toThrow('away');
    expect(down).toHaveBeenCalledTimes(round);
    clock.now += 5000;
  }
});

test('nobody is watched while nobody waits', async () => {
  const { run, turns, pass } = patient();
  await run(answer);
  await pass(1);
  expect(turns).toEqual([]);
});
