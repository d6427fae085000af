import { callLevel } from '#lib/contract/call-levels.ts';
import { calls, type RetailCall } from '#lib/contract/index.ts';
import { ApiUnderTest } from '../conformance/api-under-test.ts';
import { checkRetailApi } from '../conformance/conformance.ts';
import { reportLines } from '../conformance/findings.ts';
import { startMock } from './mock.ts';
import { createMockApp } from './mock-app.ts';
import { readCallExamples } from './read-call-examples.ts';

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock(0);
});
afterAll(() => mock.stop());

const send = (url: string, init: RequestInit) => fetch(url, init);
const EXAMPLES = readCallExamples();
const CORE = (Object.values(calls) as RetailCall[])
  .filter((call) => !['extra', 'operator'].includes(callLevel(call)) && call !== calls.jwtToken)
  .map((call) => [call.name, call] as const);

test.each(CORE)('%s is answered with its example, which keeps the contract', async (name, call) => {
  const api = new ApiUnderTest(new URL(mock.url), { send, seconds: 60 });
  await api.open();
  const [first] = EXAMPLES[name] ?? [];
  expect(await api.check(call, first?.request ?? {})).toEqual({
    state: 'conforms',
    returnCode: first?.answer.ReturnCode,
    data: first?.answer.Data,
  });
});

test('the mock conforms in every call that it has, and has all that a store needs', async () => {
  const lines = reportLines(await checkRetailApi(new URL(mock.url), { send }));
  expect(lines.filter((line) => line.startsWith('  wrong'))).toEqual([]);
  expect(lines).toContain('Levels whose calls all conform: browse, cart, checkout, account.');
});

test('the mock is ready, has a grey photo of each width, and answers this machine only', async () => {
  expect((await fetch(`${mock.url}/readyz`)).status).toBe(200);
  const photo = await fetch(`${mock.url}/images/original/4401TM01-1-a585a3c4-480.avif`);
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/avif']);
  for (const file of ['A-1-0480.avif.exe', 'A-1-9999.webp', 'A-1-480.gif'])
    expect((await fetch(`${mock.url}/images/original/${file}`)).status).toBe(404);
  const rebound = new Request('http://shop.example/readyz');
  expect((await createMockApp(EXAMPLES).request(rebound)).status).toBe(403);
});
