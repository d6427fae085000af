import { withFaults } from './faults.ts';

const api = () => withFaults(async () => new Response('fine'));
const call = (handle: ReturnType<typeof api>, name: string) => handle(new Request(`http://api/${name}`));
const request = (handle: ReturnType<typeof api>, body: object) =>
  handle(new Request('http://api/faults', { method: 'POST', body: JSON.stringify(body) }));

test.each([
  ['401', 401],
  ['403', 403],
  ['500', 500],
])('fault %s is returned the requested number of times', async (fault, status) => {
  const handle = api();
  expect((await request(handle, { call: 'ViewCartNew', fault, times: 2 })).status).toBe(204);
  const statuses = [];
  for (const name of ['viewcartnew', 'AddCart', 'ViewCartNew', 'ViewCartNew']) {
    statuses.push((await call(handle, name)).status);
  }
  expect(statuses).toEqual([status, 200, status, 200]);
});

test('garbage is not valid JSON, and a cut body ends with an error', async () => {
  const handle = api();
  await request(handle, { call: '*', fault: 'garbage' });
  await expect((await call(handle, 'Page')).json()).rejects.toThrow();
  await request(handle, { call: '*', fault: 'cut' });
  await expect((await call(handle, 'Page')).text()).rejects.toThrow(/cut/);
});

test('a hanging call gets no response until the fault is cancelled', async () => {
  const handle = api();
  await request(handle, { call: '*', fault: 'hang', times: 9 });
  const hanging = call(handle, 'Page').then(() => 'answered');
  const others = new Promise((resolve) => setImmediate(() => resolve('still waiting')));
  expect(await Promise.race([hanging, others])).toBe('still waiting');
  expect((await call(handle, 'healthz')).status).toBe(200);
  await request(handle, { call: '*', fault: 'hang', times: 0 });
  expect((await call(handle, 'Page')).status).toBe(200);
});

test('an invalid fault order is refused', async () => {
  expect((await request(api(), { call: 'Page', fault: 'explode' })).status).toBe(400);
});
