import { withFaults } from './faults.ts';

const api = () => withFaults(async () => new Response('fine'));
const call = (handle: ReturnType<typeof api>, name: string) => handle(new Request(`http://api/${name}`));
const ask = (handle: ReturnType<typeof api>, body: object) =>
  handle(new Request('http://api/faults', { method: 'POST', body: JSON.stringify(body) }));

test.each([
  ['401', 401],
  ['403', 403],
  ['500', 500],
])('%s is answered as often as was asked for', async (fault, status) => {
  const handle = api();
  expect((await ask(handle, { call: 'ViewCartNew', fault, times: 2 })).status).toBe(204);
  const statuses = [];
  for (const name of ['viewcartnew', 'AddCart', 'ViewCartNew', 'ViewCartNew']) {
    statuses.push((await call(handle, name)).status);
  }
  expect(statuses).toEqual([status, 200, status, 200]);
});

test('garbage is no JSON, and a cut body breaks off', async () => {
  const handle = api();
  await ask(handle, { call: '*', fault: 'garbage' });
  await expect((await call(handle, 'Page')).json()).rejects.toThrow();
  await ask(handle, { call: '*', fault: 'cut' });
  await expect((await call(handle, 'Page')).text()).rejects.toThrow(/cut/);
});

test('a hanging call is never answered, until the order is taken back', async () => {
  const handle = api();
  await ask(handle, { call: '*', fault: 'hang', times: 9 });
  const hanging = call(handle, 'Page').then(() => 'answered');
  const others = new Promise((resolve) => setImmediate(() => resolve('still waiting')));
  expect(await Promise.race([hanging, others])).toBe('still waiting');
  expect((await call(handle, 'healthz')).status).toBe(200);
  await ask(handle, { call: '*', fault: 'hang', times: 0 });
  expect((await call(handle, 'Page')).status).toBe(200);
});

test('an order that makes no sense is refused', async () => {
  expect((await ask(api(), { call: 'Page', fault: 'explode' })).status).toBe(400);
});
