import { formatDuration, runSteps } from './run-steps.ts';
import type { Step } from './test-steps.ts';

let written: string;
const write = (text: string) => {
  written += text;
};
/** With durations that are alike on every machine. */
const lines = () => written.replace(/\d+ s/g, 'N s').trim().split(/\n+/);
beforeEach(() => {
  written = '';
});

const step = (name: string, failed = 0, output = `${name} says\n`): Step => ({
  name,
  run: async () => ({ counts: { passed: 1, failed }, output, failures: failed > 0 ? `${name} fails\n` : '' }),
});

test('the output of steps that run side by side is printed whole, in the order of their ends', async () => {
  const ended = Promise.withResolvers<void>();
  const slow: Step = {
    name: 'slow',
    run: async ({ buffered }) => {
      await ended.promise;
      return { counts: { passed: 2, failed: 0 }, output: `slow says, buffered: ${buffered}\nmore\n` };
    },
  };
  const fast: Step = {
    name: 'fast',
    run: async () => {
      setImmediate(ended.resolve);
      return { counts: { passed: 1, failed: 0 }, output: 'fast says\n' };
    },
  };
  const { counts, failing } = await runSteps([[slow, fast]], write);
  expect({ counts, failing }).toEqual({ counts: { passed: 3, failed: 0 }, failing: [] });
  expect(lines()).toEqual(['== fast (N s)', 'fast says', '== slow (N s)', 'slow says, buffered: true', 'more']);
});

test('a step that runs alone writes for itself, under its name, and its duration comes last', async () => {
  const alone: Step = {
    name: 'alone',
    run: async ({ buffered }) => {
      write(`buffered: ${buffered}\n`);
      return { counts: { passed: 1, failed: 0 }, output: 'the rest\n' };
    },
  };
  await runSteps([[alone]], write);
  expect(lines()).toEqual(['== alone', 'buffered: false', 'the rest', '== alone took N s']);
});

test('phases follow one another whatever fails, and all failures are counted and named', async () => {
  const result = await runSteps([[step('types', 1), step('lint')], [step('unit tests', 3)]], write);
  expect(result).toEqual({
    counts: { passed: 3, failed: 4 },
    failing: ['types', 'unit tests'],
    failures: 'types fails\nunit tests fails\n',
  });
});

test('a step that needs a failed one is left out', async () => {
  const browser = { ...step('browser tests'), needs: 'build' };
  const result = await runSteps([[step('build', 1)], [step('unit tests')], [browser]], write);
  expect(result).toMatchObject({ counts: { passed: 2, failed: 1 }, failing: ['build'] });
  expect(lines().slice(-2)).toEqual(['== browser tests', 'Left out: build has failed.']);
});

test('a step that needs one which passed runs', async () => {
  const result = await runSteps([[step('build')], [{ ...step('browser tests'), needs: 'build' }]], write);
  expect(result.counts).toEqual({ passed: 2, failed: 0 });
});

test.each([
  [499, '0 s'],
  [72_400, '72 s'],
  [119_499, '119 s'],
  [125_000, '2 min 5 s'],
])('%i ms are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
