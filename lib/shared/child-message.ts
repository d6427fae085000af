import type { ChildProcess } from 'node:child_process';

/** Resolves with the next message of this `type` from a child process. Rejects where the process exits instead. */
export function messageOf(child: ChildProcess, type: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const onEvent = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== type) return;
      child.off('message', onEvent).off('exit', end);
      resolve(message as Record<string, unknown>);
    };
    const end = (code: number | null, signal: string | null) =>
      reject(new Error(`A process ended with ${code ?? signal} before it said "${type}".`));
    child.on('message', onEvent).once('exit', end);
  });
}
