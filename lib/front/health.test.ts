import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReady } from './health.ts';

let server: Server;
let base: string;
let asked: string[];
/** As long as the slowest machine takes for an answer. */
const PATIENT = { longestAnswerMs: 60_000 };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/behind/a/path/readyz' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

test.each(['/behind/a/path', '/behind/a/path/'])('readiness is asked for below the base path %s', async (path) => {
  expect(await isReady({ ...PATIENT, retailApiUrl: `${base}${path}`, isStopping: () => false })).toBe(true);
  expect(asked).toEqual(['/behind/a/path/readyz']);
});

test('a retail API that says no is not ready, and a storefront that stops asks nobody', async () => {
  expect(await isReady({ ...PATIENT, retailApiUrl: base, isStopping: () => false })).toBe(false);
  expect(await isReady({ retailApiUrl: `${base}/behind/a/path`, isStopping: () => true })).toBe(false);
  expect(asked).toEqual(['/readyz']);
});
