import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { StaticFiles } from './static-files.ts';

const script = 'console.log(1);'.repeat(100);
let folder: string;
let server: Server;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const name of ['static/chunks', 'ready/chunks', 'public/fonts'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'static/chunks/a.js'), script);
  writeFileSync(join(folder, 'static/chunks/b.js'), script);
  writeFileSync(join(folder, 'ready/chunks/a.js.gzip'), gzipSync('made by the build'));
  writeFileSync(join(folder, 'public/fonts/a.woff2'), 'font');
  writeFileSync(join(folder, 'public/fonts/a-v2.woff2'), 'font');
  const folders = [
    { folder: join(folder, 'static'), prefix: '/_next/static/', immutable: true, precompressed: join(folder, 'ready') },
    { folder: join(folder, 'public'), prefix: '/', immutable: false },
    { folder: join(folder, 'none'), prefix: '/none/', immutable: false },
  ];
  const bodies = ['/fonts/own-0123456789ab.woff2', '/favicon.ico'].map((path) => [path, Buffer.from('own')] as const);
  const files = new StaticFiles(folders, new Map(bodies));
  server = createServer(async (request, response) => {
    if (!(await files.answer(request.url ?? '', request, response))) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { 'accept-encoding': 'identity', ...headers } });

test('a static file with a hashed name is immutable and has its media type', async () => {
  const reply = await get('/_next/static/chunks/b.js');
  expect(await reply.text()).toBe(script);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

test('static files compressed by the build are sent as they are, others are compressed at run time', async () => {
  expect(await (await get('/_next/static/chunks/a.js', { 'accept-encoding': 'gzip' })).text()).toBe(
    'made by the build',
  );
  const reply = await get('/_next/static/chunks/b.js', { 'accept-encoding': 'gzip' });
  expect(reply.headers.get('content-encoding')).toBe('gzip');
  expect(Number(reply.headers.get('content-length'))).toBeLessThan(script.length / 2);
  expect(await reply.text()).toBe(script);
});

test('a font is kept for a year where its name has its version', async () => {
  const { headers } = await get('/fonts/a-v2.woff2');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test("an operator's font is kept for a year, and an icon, whose name stays, for an hour", async () => {
  const font = await get('/fonts/own-0123456789ab.woff2');
  expect(font.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect((await get('/favicon.ico')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('a font without a version is neither compressed nor immutable, and an unchanged one is HTTP 304', async () => {
  const reply = await get('/fonts/a.woff2', { 'accept-encoding': 'br' });
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await reply.text()).toBe('font');
  expect((await get('/fonts/a.woff2', { 'if-none-match': reply.headers.get('etag') ?? '' })).status).toBe(304);
});

test.each([
  '/fonts',
  '/fonts/',
  '/fonts/../fonts/a.woff2/..',
  '/static/chunks/a.js',
  '/_next/static/chunks/c.js',
  '/none/a',
])('%s is not a static file', async (path) => expect((await get(path)).status).toBe(404));
