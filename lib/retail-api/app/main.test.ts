import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CartWire } from '#lib/contract/index.ts';
import { until } from '#lib/testing/until.ts';
import { signInSession } from '../testing/api-caller.ts';
import type { Api } from './app.ts';

// Each test starts one or two processes.
jest.setTimeout(300_000);

const MAIN = join(process.cwd(), 'lib/retail-api/app/main.ts');
const FILE = 'store.sqlite';
/** A store with the demo data and its compile cache: creating both takes a second per test. */
const preparedDir = mkdtempSync(join(tmpdir(), 'samay-made-'));
let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = preparedDir;
  const { child, output } = await launched();
  await until(() => output.out.includes('Catalogue:'));
  child.kill('SIGTERM');
  await once(child, 'exit');
});
afterAll(() => rmSync(preparedDir, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'samay-test-'));
  copyFileSync(join(preparedDir, FILE), join(dataDir, FILE));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the retail API like `npm run retail-api`. */
function launch(variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      RETAIL_API_PORT: '0',
      PHOTO_BACKGROUND: 'off',
      NODE_COMPILE_CACHE: join(preparedDir, 'compiled'),
      ...variables,
    } as NodeJS.ProcessEnv,
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.err += chunk.toString();
  });
  return { child, output };
}

async function launched(variables: Record<string, string> = {}) {
  const { child, output } = launch(variables);
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`It ended: ${output.err}`))),
  ])) as [{ type: string; url: string }];
  const handle: Api = (request) =>
    fetch(request.url.replace('http://retail-api', message.url), {
      method: request.method,
      headers: request.headers,
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    } as RequestInit);
  return { child, output, url: message.url, message, handle };
}

async function refusedStart(variables: Record<string, string>) {
  const { child, output } = launch(variables);
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: output.err.trim().split('\n') };
}

test('the process reports its URL, and after a kill no cart line is lost', async () => {
  rmSync(join(dataDir, FILE));
  const first = await launched();
  expect(first.message).toEqual({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  // Its output arrives on another channel than its message.
  await until(() => first.output.out.includes(`The retail API answers at ${first.url}\n`));
  let { handle } = first;
  const shopper = await signInSession((request) => handle(request));
  const added = await shopper.post<CartWire>('AddCart', { SKU: '1801AV01', Quantity: 2 });
  expect(added.ReturnCode).toBe(0);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await launched();
  expect(second.output.out).not.toContain('Catalogue:');
  handle = second.handle;
  // The earlier JWT still works: the signing key was persisted.
  const viewed = await shopper.post<CartWire>('ViewCartNew', { BasketGUID: added.Data?.BasketGUID });
  expect(viewed.Data).toEqual(added.Data);
});

test('the security log is written at every log level and identifies nobody', async () => {
  const { child, handle, output } = await launched({ LOG_LEVEL: 'error' });
  const shopper = await signInSession(handle);
  const fields = { SessionId: 's1', Mobile: '9876501234' };
  for (let number = 0; number < 2; number += 1) await shopper.post('GenerateLoginOTP', fields);
  // The log is written after the responses and arrives in chunks: it is complete when the process has ended.
  child.kill('SIGTERM');
  await once(child, 'close');
  const lines = output.err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([expect.objectContaining({ log: 'security', event: 'codes-refused', mobile: '…34' })]);
  expect(output.err).not.toContain('98765');
});

test('SIGTERM ends the process with exit code 0, even while a body is half sent', async () => {
  const { child, url } = await launched();
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  socket.write('POST /JwtToken HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await once(socket, 'connect');
  child.kill('SIGTERM');
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code, signal]).toEqual([0, null]);
});

test('SIGTERM during photo analysis ends the process with exit code 0, and the analysis process too', async () => {
  const { child } = await launched({ PHOTO_BACKGROUND: 'on' });
  let childPids: string[] = [];
  while (childPids.length === 0) {
    await sleep(20);
    childPids = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean);
  }
  child.kill('SIGTERM');
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code, signal]).toEqual([0, null]);
  expect(childPids.filter((processId) => existsSync(`/proc/${processId}`))).toEqual([]);
});

test('a second process on the same folder stops with one clear line', async () => {
  await launched();
  const { code, lines } = await refusedStart({});
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: another process already uses/)]);
});

test.each([
  ['a port that is none', { RETAIL_API_PORT: 'x' }, /^RETAIL_API_PORT: /],
  ['pages that are not there', { PAGES_DIR: '/none' }, /^PAGES_DIR: \/none\/index\.json cannot be read/],
])('%s stops the startup with one line', async (_title, variables, line) => {
  const { code, lines } = await refusedStart(variables);
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test('a port in use stops the startup with one line', async () => {
  const { url } = await launched();
  const other = mkdtempSync(join(tmpdir(), 'samay-test-'));
  const { code, lines } = await refusedStart({ RETAIL_API_PORT: new URL(url).port, DATA_DIR: other });
  rmSync(other, { recursive: true, force: true });
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^RETAIL_API_PORT: it is already in use/)]]);
});

test('the process listens on the configured host, and an address of another machine stops the startup with one line', async () => {
  const { url } = await launched({ RETAIL_API_HOST: '0.0.0.0' });
  const other = url.replace('127.0.0.1', '127.0.0.2');
  expect((await fetch(`${other}/healthz`)).status).toBe(200);
  // It is reachable from other machines, so codes cannot be read there.
  expect((await fetch(`${url}/outbox`)).status).toBe(404);
  const folder = mkdtempSync(join(tmpdir(), 'samay-test-'));
  const { code, lines } = await refusedStart({ RETAIL_API_HOST: '192.0.2.1', DATA_DIR: folder });
  rmSync(folder, { recursive: true, force: true });
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^RETAIL_API_HOST: /)]]);
});

test('messages without a transport are shown at /outbox, only under a host name of this machine', async () => {
  const { url } = await launched();
  expect((await fetch(`${url}/outbox`)).headers.get('content-type')).toMatch(/^text\/html/);
  expect(await (await fetch(`${url}/outbox`, { headers: { accept: 'application/json' } })).json()).toEqual([]);
  const rebound = request(`${url}/outbox`, { headers: { host: 'rebound.example' } }).end();
  const [response] = (await once(rebound, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(404);
});

test('faults can be ordered if they are enabled', async () => {
  const { url } = await launched({ FAULTS: 'on', NODE_ENV: 'test' });
  const order = { call: 'JwtToken', fault: '500', times: 1 };
  expect((await fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify(order) })).status).toBe(204);
  expect((await fetch(`${url}/JwtToken`, { method: 'POST' })).status).toBe(500);
  expect((await fetch(`${url}/JwtToken`, { method: 'POST' })).status).toBe(200);
});
