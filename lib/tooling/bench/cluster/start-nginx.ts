import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilListening } from './until-listening.ts';

/** The host of the store behind the nginx of tests and benchmarks. */
export const SHOP_HOST = 'shop.example';

/** Returns a port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface NginxOptions {
  program: string;
  /** Ports on this machine. */
  http: number;
  https: number;
  storefronts: readonly number[];
}

interface RunningNginx {
  /** What `nginx -t` said, and its exit code. */
  check: { code: number | null; output: string };
  stop(): Promise<void>;
}

/** Runs nginx with the configuration of `deploy/nginx`, in which only ports, the name and paths are those of the test. */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const folder = prepareNginx(options);
  const common = nginxArguments(folder);
  const tested = spawnSync(options.program, ['-t', ...common], { encoding: 'utf8' });
  const child = spawn(options.program, common, { stdio: 'ignore' });
  await untilListening(options.https, child, 'nginx');
  return {
    check: { code: tested.status, output: `${tested.stdout}${tested.stderr}` },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true });
          resolve();
        });
        child.kill('SIGQUIT');
      }),
  };
}

/** Makes a new folder with the configuration of `deploy/nginx` and a certificate for it; returns its path. */
export function prepareNginx(options: Omit<NginxOptions, 'program'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  makeCertificate(folder);
  for (const name of ['samay-proxy.conf', 'samay-away.conf'])
    writeFileSync(join(folder, name), readFileSync(`deploy/nginx/${name}`));
  writeFileSync(join(folder, 'samay.conf'), siteOf(folder, options));
  writeFileSync(join(folder, 'nginx.conf'), mainOf(folder));
  return folder;
}

/**
 * Runs nginx with a folder of `prepareNginx` in a process group of its own, whose id is that of the process: to kill it
 * alone would leave its workers.
 */
export async function spawnNginx(program: string, folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(program, nginxArguments(folder), { stdio: 'ignore', detached: true });
  await untilListening(port, child, 'nginx');
  return child;
}

function nginxArguments(folder: string): string[] {
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
}

/** What `nginx -t` says of the site of the back office, and its exit code. */
export function checkOfficeSite(program: string): RunningNginx['check'] {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  try {
    makeCertificate(folder);
    const site = readFileSync('deploy/nginx/samay-back-office.conf', 'utf8')
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('/etc/letsencrypt/live/OFFICE_HOST/', `${folder}/`)
      .replaceAll('OFFICE_HOST', 'office.example');
    writeFileSync(join(folder, 'samay.conf'), site);
    writeFileSync(join(folder, 'nginx.conf'), mainOf(folder));
    const { status, stdout, stderr } = spawnSync(program, ['-t', ...nginxArguments(folder)], { encoding: 'utf8' });
    return { code: status, output: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function siteOf(folder: string, { http, https, storefronts }: Omit<NginxOptions, 'program'>): string {
  const servers = storefronts.map((port) => `    server 127.0.0.1:${port} max_fails=0;\n`).join('');
  return readFileSync('deploy/nginx/samay.conf', 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace(/(?: {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, servers)
    .replaceAll('/etc/letsencrypt/live/SHOP_HOST/', `${folder}/`)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('SHOP_HOST', SHOP_HOST);
}

function mainOf(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // Another user could not read the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/samay.conf;`,
    '}',
  ].join('\n');
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const facts = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${SHOP_HOST}`];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...facts, ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}
