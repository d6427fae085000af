import { relative } from 'node:path';
import { z } from 'zod';
import { PROJECT } from './project.ts';
import { readResults } from './read-results.ts';

const jestFiles = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number(), status: z.string() })),
});

/** The slowest test files of a Jest run as text, from its JSON; empty where there are no results. */
export function slowestFiles(file: string, count: number): string {
  const lines = (readResults(file, jestFiles)?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(PROJECT, name)}\n`);
  return lines.length > 0 ? `\nThe slowest test files:\n${lines.join('')}` : '';
}
