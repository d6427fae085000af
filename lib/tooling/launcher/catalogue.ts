import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from '#lib/shared/env.ts';
import { PROJECT } from './project.ts';

/**
 * The heap limit for files of any length, which are streamed; without it Node would let garbage grow to far
 * more.
 */
export const CATALOGUE_PROGRAM = ['--max-old-space-size=256', 'lib/retail-api/catalogue/exchange/main.ts'];

/** `npm run catalogue`: imports and exports products in a separate process. Sets the exit code. */
export async function catalogue(args: readonly string[]): Promise<void> {
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
