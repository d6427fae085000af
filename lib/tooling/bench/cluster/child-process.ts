import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { RunningProcess } from './service.ts';

/**
 * A child process as a service runs it. `isGroup`: it leads a process group of its own, which is killed as a whole.
 * `endBy`: the signal on which it finishes what it accepted.
 */
export function runningChild(
  child: ChildProcess,
  { isGroup = false, endBy = 'SIGTERM' }: { isGroup?: boolean; endBy?: NodeJS.Signals } = {},
): RunningProcess {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  return {
    ended: hasEnded ? Promise.resolve() : once(child, 'exit').then(() => undefined),
    kill: () => {
      if (isGroup && child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    },
    end: () => void child.kill(endBy),
  };
}
