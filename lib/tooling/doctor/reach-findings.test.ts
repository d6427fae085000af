import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clockFinding, listeningFindings, readyFindings } from './reach-findings.ts';

let server: Server;
let url: string;
let answer: { status: number; date: string; body?: string };
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.sendDate = false;
    response.writeHead(answer.status, { date: answer.date }).end(answer.body ?? '{"status":"storage full"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const statesAndTexts = async () =>
  (await readyFindings('Retail API', url)).map(({ state, text }) => `${state} ${text}`);

test('a ready process with the right clock is well', async () => {
  answer = { status: 200, date: new Date().toUTCString() };
  expect(await statesAndTexts()).toEqual([
    `ok Retail API: ready at ${url}`,
    "ok Retail API: its clock agrees with this machine's",
  ]);
});

test('one that is ready without its search server says so', async () => {
  answer = { status: 200, date: new Date().toUTCString(), body: '{"status":"ready","search":"no answer"}' };
  expect((await statesAndTexts())[0]).toBe(
    `wrong Retail API: ready at ${url}, but its search server does not answer: lists and searches fail`,
  );
});

test('one that is not ready says why, and a clock five minutes behind is wrong', async () => {
  answer = { status: 503, date: new Date(Date.now() - 300_000).toUTCString() };
  expect(await statesAndTexts()).toEqual([
    `wrong Retail API: not ready at ${url}; it says {"status":"storage full"}`,
    expect.stringMatching(/^wrong Retail API: its clock is 30[01] s behind this machine's/),
  ]);
});

test('an address where nothing listens is wrong', async () => {
  expect(await readyFindings('Storefront', 'http://127.0.0.1:9')).toEqual([
    { state: 'wrong', text: 'Storefront: nothing answers at http://127.0.0.1:9; is it started?' },
  ]);
  expect(await listeningFindings('SMS_GATEWAY_URL', 'http://127.0.0.1:9')).toMatchObject([{ state: 'wrong' }]);
  expect(await listeningFindings('SMS_GATEWAY_URL', url)).toMatchObject([{ state: 'ok' }]);
});

test.each([
  [99_500, 'ok'],
  [110_000, 'ok'],
  [141_000, 'wrong'],
  [60_000, 'wrong'],
])('a clock of %i between 100,000 and 110,000 is %s', (clock, state) => {
  expect(clockFinding('DATABASE_URL', clock, { after: 100_000, before: 110_000 }).state).toBe(state);
});
