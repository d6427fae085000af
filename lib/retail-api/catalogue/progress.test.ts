import { progressReporter } from './progress.ts';

test('without a terminal, progress takes at most ten lines per task, the last at its end', () => {
  const lines: string[] = [];
  const stream = { isTTY: false } as NodeJS.WriteStream;
  const report = progressReporter(stream, (line) => lines.push(line));
  for (let done = 1; done <= 1000; done++) report({ task: 'Photos', done, total: 1000 });
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('Photos: 1000 of 1000');
});
