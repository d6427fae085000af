import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from '#lib/shared/env.ts';
import { PROJECT } from './project.ts';

/** Files of any length pass through it; left alone, Node would let garbage pile up to far more. */
export const CATALOGUE_PROGRAM = ['--max-old-space-size=256', 'lib/retail-api/catalogue/exchange/main.ts'];

/** `npm run catalogue`: imports and exports products in a process of its own. Sets the exit code. */
export async function catalogue(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...CATALOGUE_PROGRAM, ...args], {
    cwd: PROJECT,
    env: childEnvironment({}),
    stdio: 'inherit',
  });
  // A terminal's Ctrl+C reaches the child by itself; what is sent to this process alone is passed on.
  const ignore = () => undefined;
  const stopChild = () => void child.kill('SIGTERM');
  process.on('SIGINT', ignore).on('SIGTERM', stopChild);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', ignore).off('SIGTERM', stopChild);
  process.exitCode = typeof code === 'number' ? code : 1;
}
