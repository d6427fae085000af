import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from '#lib/shared/env.ts';
import { LIST_COMMANDS, runListTool } from '#lib/tooling/operator/lists.ts';
import { PROJECT } from './project.ts';

/**
 * The heap limit for files of any length, which are streamed; without it Node would let garbage grow to far
 * more.
 */
export const CATALOGUE_PROGRAM = ['--max-old-space-size=256', 'lib/retail-api/catalogue/exchange/main.ts'];

/**
 * `npm run catalogue`: imports and exports products in a separate process; prices and stock are changed through the running
 * retail API. Sets the exit code.
 */
export async function catalogue(args: readonly string[]): Promise<void> {
  const [first = '', second = ''] = args.filter((arg) => arg !== '--help');
  // Only those commands have an option before the command.
  const isList = first.startsWith('--by') || LIST_COMMANDS.includes(first === 'help' ? second : first);
  if (isList) return runListTool(args);
  const child = spawn(process.execPath, [...CATALOGUE_PROGRAM, ...args], {
    cwd: PROJECT,
    env: childEnvironment({}),
    stdio: 'inherit',
  });
  // A terminal's Ctrl+C reaches the child by itself; a signal sent to this process alone is forwarded.
  const ignore = () => undefined;
  const stopChild = () => void child.kill('SIGTERM');
  process.on('SIGINT', ignore).on('SIGTERM', stopChild);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', ignore).off('SIGTERM', stopChild);
  process.exitCode = typeof code === 'number' ? code : 1;
}
