import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { runDesk } from '#lib/tooling/operator/desk/run-desk.ts';

/** Words of a command line; what stands in quotes is one word. */
const splitArguments = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, unquoted]) => quoted ?? unquoted ?? '');

interface TestDeskOptions {
  /** Who works at it; empty where nobody said. */
  name?: string;
  key?: string;
  /** Files that are there already. */
  files?: readonly string[];
}

/** The desk's command line before a retail API: takes a line, and tells the exit code and what was said. */
export function testDesk(
  { handle }: Pick<TestApi, 'handle'>,
  { name = 'Meera', key = OPERATOR_KEY, files = [] }: TestDeskOptions = {},
) {
  const written: string[] = [];
  return async (line: string) => {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runDesk(splitArguments(line), {
      name,
      print: (text: string) => out.push(text),
      warn: (text: string) => err.push(text),
      clientOf: (by) =>
        createOperatorClient({
          baseUrl: 'http://retail-api',
          key,
          name: by,
          send: (url, init) => handle(new Request(url, init)),
        }),
      async write(path) {
        if (files.includes(path)) throw Object.assign(new Error('It is there.'), { code: 'EEXIST' });
        written.push(path);
      },
    });
    return { code, out: out.join('\n'), err: err.join('\n'), written };
  };
}

export type TestDesk = ReturnType<typeof testDesk>;
