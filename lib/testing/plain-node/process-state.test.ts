import { tmpdir } from 'node:os';
import { rememberProcess } from './process-state.ts';

test('environment variables that were set, changed or deleted are put back', () => {
  const before = { ...process.env };
  const putBack = rememberProcess();
  process.env.ADDED_BY_A_TEST = 'x';
  process.env.HOME = '/nowhere';
  delete process.env.PATH;
  putBack();
  expect(process.env).toEqual(before);
});

test('the folder, the console and the exit of the process are put back', () => {
  const { exit } = process;
  const found = { folder: process.cwd(), console: globalThis.console };
  const putBack = rememberProcess();
  process.chdir(tmpdir());
  process.exit = jest.fn() as never;
  globalThis.console = { ...console };
  putBack();
  expect({ folder: process.cwd(), console: globalThis.console }).toEqual(found);
  expect(process.exit).toBe(exit);
});
