import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { PROJECT } from './project.ts';
import { readResults } from './read-results.ts';

/** A failed test: its file and title, and the first lines of each of its errors. */
interface TestFailure {
  test: string;
  error: string;
}

const SHOWN_LINES = 12;
const SHOWN_LENGTH = 1200;

const jestFailures = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullable() }),
      ),
    }),
  ),
});

/** An error of a browser test; a timeout has a second one, which says where the test stood. */
const playwrightError = z.object({
  message: z.string().optional(),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(playwrightError) })),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightFailureFile = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
});

/** The failures of a Jest run from its JSON; of a suite that could not run, its error. Empty where there are no results. */
export function jestFailuresOf(file: string): TestFailure[] {
  const found = readResults(file, jestFailures);
  return (found?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const path = relative(PROJECT, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message !== '') return [failure(path, message)];
    return failed.map(({ fullName, failureMessages }) => failure(`${path} › ${fullName}`, ...(failureMessages ?? [])));
  });
}

/** The failures of a Playwright run from its JSON, with errors outside any test. Empty where there are no results. */
export function playwrightFailuresOf(file: string): TestFailure[] {
  const found = readResults(file, playwrightFailureFile);
  if (!found) return [];
  const inTests = found.suites.flatMap(specsOf).flatMap(({ title, file: path, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors);
        return failure(`[${projectName}] ${path}:${line} › ${title}`, ...errors.map(textOf));
      }),
  );
  return [...inTests, ...found.errors.map((error) => failure('outside any test', textOf(error)))];
}

/** Failures as text, so that the end of a long output says what went wrong; empty without any. */
export function formatFailures(failures: readonly TestFailure[]): string {
  return failures.map(({ test, error }) => `\n${test}\n${error.replace(/^/gm, '    ')}\n`).join('');
}

function specsOf(suite: z.output<typeof playwrightSuite>): z.output<typeof playwrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function textOf({ message = '', location }: z.output<typeof playwrightError>): string {
  return location ? `${relative(PROJECT, location.file)}:${location.line} ${message}` : message;
}

function failure(test: string, ...messages: string[]): TestFailure {
  const texts = messages.map((message) => {
    const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, SHOWN_LINES);
    return lines.join('\n').slice(0, SHOWN_LENGTH);
  });
  return { test, error: texts.join('\n') || 'without a message' };
}
