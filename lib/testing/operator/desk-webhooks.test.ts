import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { type TestDesk, testDesk } from './desk.ts';

let api: TestApi;
let desk: TestDesk;
beforeEach(async () => {
  api = await createTestApi({ catalogue: 'seed', operatorKey: OPERATOR_KEY });
  desk = testDesk(api);
});
afterEach(() => api.close());

const run = async (line: string) => {
  const { code, out, err } = await desk(line);
  if (code !== 0) throw new Error(err);
  return out;
};

test('an endpoint is added, tested, rotated and deleted at the desk', async () => {
  expect(await run('webhooks')).toBe('There are no endpoints.');
  expect(await run('webhook-save erp https://erp.example/hooks --event order.paid --event stock.back')).toBe(
    'erp  https://erp.example/hooks  on  order.paid stock.back  secret 1',
  );
  const secret = await run('webhook-secret erp');
  expect(secret).toMatch(/^whsec_\S+ {2}version 1$/);
  await run('webhook-test erp');
  expect(await run('webhooks')).toMatch(/ 1 waiting, 0 failed$/);
  const waiting = await run('webhook-deliveries erp');
  expect(waiting).toMatch(/^\S{36} {2}.* webhook\.test {2}test:\S{36} {2}waiting {2}0 tries$/);
  const about = /test:\S{36}/.exec(waiting)?.[0];
  await api.context.db.updateTable('outbox').set({ state: 'failed', result: 'HTTP 500', attempts: 10 }).execute();
  expect(await run(`webhook-deliveries erp --state failed --about ${about}`)).toMatch(
    /failed {2}10 tries {2}HTTP 500$/,
  );
  expect(await run('webhook-replay erp')).toBe('1 will be sent again.');
  expect(await run('webhook-rotate erp --version 1 --keep-hours 2')).toMatch(/secret 2, the previous one until /);
  expect(await run('webhook-secret erp')).not.toBe(secret);
  expect(await run('webhook-delete erp')).toBe('erp is deleted.');
  expect(await run('audit erp')).toMatch(/Meera {2}rotate webhook secret +erp/);
});

test.each([
  ['webhook-secret erp', 1, 'There is no endpoint erp: "webhooks" lists them.'],
  ['webhook-save erp http://erp.example/', 1, 'URL: It must begin with https://.'],
  ['webhook-save ERP https://erp.example/', 1, 'NAME: must be small letters'],
  ['webhook-save erp https://erp.example/ --event order.lost', 2, 'It must be one of order.placed, '],
  ['webhook-rotate erp', 2, "required option '--version <N>' not specified"],
])('the desk command %s exits with %i', async (line, code, text) => {
  expect(await desk(line)).toMatchObject({ code, err: expect.stringContaining(text) });
});
