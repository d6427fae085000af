import { parseEnvironment } from '#lib/shared/env.ts';
import { runCatalogueCommand } from './command.ts';

/** Runs a command line that must not reach the database. */
async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCatalogueCommand(args, {
    settings: parseEnvironment({ DATA_DIR: '/nowhere/to/be/found' }),
    now: () => 0,
    print: (line) => out.push(line),
    warn: (line) => err.push(line),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run catalogue -- /],
  [['import'], /^error: missing required argument 'FILE'.*Usage: npm run catalogue -- import /s],
  [['import', 'a.tsv', '--format', 'pdf'], /argument 'pdf' is invalid\. It must be one of .*Usage: /s],
  [['import', 'a.tsv', '--colour'], /^error: unknown option '--colour'.*Usage: /s],
  [['export', 'a.json', 'b.json'], /^error: too many arguments for 'export'.*Usage: /s],
  [['demo', '--format=json'], /^error: unknown option '--format=json'.*Usage: /s],
  [['remove'], /^error: unknown command 'remove'.*Usage: /s],
])('the catalogue command refuses %j with the usage', async (args, message) => {
  expect(await run(...args)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(message) });
});

test.each(['import', 'export', 'demo', 'remove-demo'])('the catalogue command %s has help', async (name) => {
  expect((await run('--help')).out).toContain(`\n  ${name} `);
  const { code, out } = await run(name, '--help');
  expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: npm run catalogue -- ${name} `))]);
});
