import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { isReady, untilReady } from './health.ts';

let server: Server;
let base: string;
let requests: string[];
/** How often the retail API reports that it is not ready. */
let refusals = 0;
/** A timeout that is long enough for the slowest machine. */
const PATIENT = { answerTimeoutMs: MINUTE_MS };

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const isKnown = request.url === '/behind/a/path/readyz';
    response.writeHead(isKnown && requests.length > refusals ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  refusals = 0;
});
afterAll(() => server.close());

test.each(['/behind/a/path', '/behind/a/path/'])('readiness is checked below the base path %s', async (path) => {
  expect(await isReady({ ...PATIENT, retailApiUrl: `${base}${path}`, isStopping: () => false })).toBe(true);
  expect(requests).toEqual(['/behind/a/path/readyz']);
});

test('a retail API that reports an error is not ready, and a stopping storefront is not ready without a check', async () => {
  expect(await isReady({ ...PATIENT, retailApiUrl: base, isStopping: () => false })).toBe(false);
  expect(await isReady({ retailApiUrl: `${base}/behind/a/path`, isStopping: () => true })).toBe(false);
  expect(requests).toEqual(['/readyz']);
});

test.each([
  ['storage full', 503, true],
  ['not ready', 503, false],
  ['storage full', 500, false],
])('a retail API that says "%s" with %i leaves the storefront ready: %s', async (status, code, expected) => {
  const other = createServer((_request, response) => void response.writeHead(code).end(JSON.stringify({ status })));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const retailApiUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  expect(await isReady({ ...PATIENT, retailApiUrl, isStopping: () => false })).toBe(expected);
  other.close();
});

test.each([
  ['waited for', 2, true],
  ['not waited for beyond a number of looks', 3, false],
])('a retail API that is not ready yet is %s', async (_what, noes, expected) => {
  refusals = noes;
  const options = { ...PATIENT, retailApiUrl: `${base}/behind/a/path`, isStopping: () => false };
  expect(await untilReady(options, 3)).toBe(expected);
  expect(requests).toHaveLength(3);
});
