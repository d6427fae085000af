import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SHOP_HOST } from '#lib/tooling/bench/cluster/start-nginx.ts';
import { untilListening } from '#lib/tooling/bench/cluster/until-listening.ts';

interface CaddyOptions {
  program: string;
  /** Ports on this machine. */
  http: number;
  https: number;
  storefronts: readonly number[];
}

/** What `caddy validate` says of a file of `deploy/caddy`, with both hosts set. */
export function validateCaddy(program: string, file: string): { status: number | null; output: string } {
  const hosts = { SHOP_HOST: 'www.example.in', OFFICE_HOST: 'office.example.in' };
  const upstreams = { STOREFRONTS: 'storefront-1:3000 storefront-2:3000', OFFICE: 'back-office:4300' };
  const { status, stdout, stderr } = spawnSync(
    program,
    ['validate', '--config', `deploy/caddy/${file}`, '--adapter', 'caddyfile'],
    { encoding: 'utf8', env: { ...process.env, ...hosts, ...upstreams } },
  );
  return { status, output: `${stdout}${stderr}` };
}

/** Runs Caddy with `deploy/caddy/Caddyfile` as it is, beside ports of the test and certificates that it makes itself. */
export async function startCaddy(options: CaddyOptions): Promise<{ stop(): Promise<void> }> {
  const { program, http, https, storefronts } = options;
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const own = [`http_port ${http}`, `https_port ${https}`, 'default_bind 127.0.0.1', 'admin off', 'local_certs'];
  const global = ['{', ...own, 'skip_install_trust', '}', `import ${resolve('deploy/caddy/Caddyfile')}`, ''];
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, global.join('\n'));
  const upstreams = storefronts.map((port) => `127.0.0.1:${port}`).join(' ');
  const folders = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, ...folders, SHOP_HOST, STOREFRONTS: upstreams },
  });
  await untilListening(https, child, 'Caddy');
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
