import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilListening } from '#lib/tooling/bench/cluster/until-listening.ts';

interface VarnishOptions {
  program: string;
  /** Ports on this machine. */
  port: number;
  storefronts: readonly [number, number];
  /** What a purge has to bring. */
  token: string;
}

/** The parameters of the unit, as arguments of the program. */
export function parametersOf(unit: string): string[] {
  return [...unit.matchAll(/ -p (\S+)/g)].flatMap(([, parameter = '']) => ['-p', parameter]);
}

/** Runs Varnish with the files of `deploy/varnish`, in which only ports and the token are those of the test. */
export async function startVarnish(options: VarnishOptions): Promise<{ stop(): Promise<void> }> {
  const { program, port, storefronts, token } = options;
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const configuration = readFileSync('deploy/varnish/samay.vcl', 'utf8')
    .replaceAll('"3001"', `"${storefronts[0]}"`)
    .replaceAll('"3002"', `"${storefronts[1]}"`)
    .replaceAll('PURGE_TOKEN', token);
  writeFileSync(join(folder, 'samay.vcl'), configuration);
  const parameters = parametersOf(readFileSync('deploy/varnish/varnish.conf', 'utf8'));
  const own = ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', join(folder, 'samay.vcl'), '-s', 'malloc,64m'];
  // Everything in one process group of a user without rights; the test needs no jail.
  const child = spawn(program, ['-j', 'none', ...own, ...parameters], { stdio: 'ignore' });
  await untilListening(port, child, 'Varnish');
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
