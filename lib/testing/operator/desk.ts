import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { runDesk } from '#lib/tooling/operator/desk/run-desk.ts';

/** The words of a command line; text in quotes is one word. */
const splitArguments = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, unquoted]) => quoted ?? unquoted ?? '');

interface TestDeskOptions {
  /** Name of the staff member; empty where none was given. */
  name?: string;
  key?: string;
  /** Files that exist already. */
  files?: readonly string[];
  /** Files that can be read, by path. */
  texts?: Readonly<Record<string, string>>;
}

/** Returns the desk's command line for a retail API: it runs a line and returns the exit code and the output. */
export function testDesk(
  { handle }: Pick<TestApi, 'handle'>,
  { name = 'Meera', key = OPERATOR_KEY, files = [], texts = {} }: TestDeskOptions = {},
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
      async read(path) {
        const text = texts[path];
        if (text === undefined) throw Object.assign(new Error('It is missing.'), { code: 'ENOENT' });
        return text;
      },
    });
    return { code, out: out.join('\n'), err: err.join('\n'), written };
  };
}

export type TestDesk = ReturnType<typeof testDesk>;
