import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';

/** Resolves when something listens on a port of this machine; rejects, and ends the program, where it does not. */
export async function untilListening(port: number, child: ChildProcess, name: string): Promise<void> {
  for (let looks = 0; looks < 400; looks += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended with exit code ${child.exitCode}.`);
    if (await listens(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`${name} does not listen.`);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
