import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#lib/testing/until.ts';

// Starts the retail API.
jest.setTimeout(60_000);

const TRACE = '0af7651916cd43dd8448eb211c80319c';

let dataDir: string;
let api: ChildProcess;
let errors: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'samay-traces-'));
});
afterEach(() => {
  api.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a retail API that sends traces to `collector`, lets it answer a call that is traced, and stops it; returns its exit code. */
async function traceOneCall(collector: string): Promise<unknown> {
  const started = spawn(process.execPath, ['lib/retail-api/app/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      CATALOGUE: 'none',
      PHOTO_BACKGROUND: 'off',
      RETAIL_API_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
    } as NodeJS.ProcessEnv,
  });
  api = started;
  let output = '';
  errors = '';
  started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await until(() => output.includes('answers at'));
  const url = /answers at (\S+)/.exec(output)?.[1] ?? '';
  const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01`, 'content-type': 'application/json' };
  const body = JSON.stringify({ SessionID: 'session-of-asha', SiteURL: 'http://localhost:3000' });
  await fetch(`${url}/JwtToken`, { method: 'POST', headers, body });
  started.kill('SIGTERM');
  const [code] = await once(started, 'close');
  return code;
}

test('a process sends its traces to a collector as OTLP over HTTP, the last ones when it stops', async () => {
  const received: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.end();
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  await traceOneCall(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  collector.close();
  const [sent] = received;
  expect(sent).toMatchObject({
    url: '/v1/traces',
    headers: { 'content-type': 'application/x-protobuf', authorization: 'Bearer collector' },
  });
  const text = sent?.body.toString('latin1') ?? '';
  for (const part of ['samay-retail-api', 'JwtToken', Buffer.from(TRACE, 'hex').toString('latin1')])
    expect(text).toContain(part);
  expect(text).not.toContain('session-of-asha');
});

test('a collector that is away is named in the log once, and does not keep a process from stopping in order', async () => {
  const closed = createServer();
  await once(closed.listen(0, '127.0.0.1'), 'listening');
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  expect(await traceOneCall(`http://127.0.0.1:${port}`)).toBe(0);
  expect(errors.match(/Traces cannot be sent/g)).toHaveLength(1);
  expect(errors).not.toContain('The shutdown failed');
});
