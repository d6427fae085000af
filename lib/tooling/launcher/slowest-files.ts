import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { PROJECT } from './project.ts';

const jestFiles = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number(), status: z.string() })),
});

/** The slowest test files of a Jest run as text, from its JSON; empty where there are no results. */
export function slowestFiles(file: string, count: number): string {
  const lines = filesOf(file)
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(PROJECT, name)}\n`);
  return lines.length > 0 ? `\nThe slowest test files:\n${lines.join('')}` : '';
}

function filesOf(file: string): z.output<typeof jestFiles>['testResults'] {
  try {
    return jestFiles.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  } catch {
    // A run that broke off leaves no results, or half of them.
    return [];
  }
}
