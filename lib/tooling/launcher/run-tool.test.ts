import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT } from './project.ts';
import { runTool } from './run-tool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tool-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function toolOf(program: string, ...args: string[]) {
  const file = join(folder, 'tool.mjs');
  writeFileSync(file, program);
  return { file: relative(PROJECT, file), arguments: args };
}

test('both outputs of a tool come together, with its exit code', async () => {
  const program = `
    process.stdout.write(process.argv[2] + process.env.GREETING + process.cwd() + '\\n');
    process.stderr.write('and an error\\n');
    process.exitCode = 3;`;
  const tool = { ...toolOf(program, 'hello'), variables: { GREETING: ' from ' } };
  const { exitCode, output } = await runTool(tool, { buffered: true });
  expect(exitCode).toBe(3);
  expect(output.trim().split('\n').toSorted()).toEqual(['and an error', `hello from ${PROJECT}`]);
});

test('a tool that was killed has failed', async () => {
  const { exitCode } = await runTool(toolOf("process.kill(process.pid, 'SIGKILL');"), { buffered: true });
  expect(exitCode).toBe(1);
});
