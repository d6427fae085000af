import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Made = DataOf<typeof calls.createMachineKey>;
type List = DataOf<typeof calls.machineKeyList>;
type Audit = DataOf<typeof calls.deskAudit>;

const { Success, InvalidRequest, Forbidden, NotFound } = RETURN_CODES;

describeOnEachEngine('the keys of programs', (engine) => {
  let shop: StaffShop;
  beforeEach(async () => {
    shop = await staffShop(engine);
  });
  afterEach(() => shop.api.close());

  const make = (body: object) =>
    shop.call<Made>('CreateMachineKey', { KeyName: 'ERP', Operator: 'Meera', ...body }, OPERATOR_KEY);
  const listed = async () => (await shop.call<List>('MachineKeyList', null, OPERATOR_KEY)).Data?.Keys ?? [];

  test('a key makes the calls of its roles and its single calls, and no others', async () => {
    const { Data: made } = await make({ Roles: ['accountant'], Calls: ['SaveStock'] });
    const key = made?.Key ?? '';
    expect(key).toMatch(/^smk_[\w-]{43}$/);
    expect((await shop.call('OrderRefundsDue', {}, key)).ReturnCode).toBe(Success.code);
    expect((await shop.call('SaveStock', {}, key)).ReturnCode).toBe(InvalidRequest.code);
    for (const name of ['AdvanceOrder', 'SavePrices', 'CreateMachineKey'])
      expect(await shop.call(name, {}, key)).toMatchObject({ ReturnCode: Forbidden.code, Data: { Reason: 'scope' } });
    expect((await shop.call('StaffSession', null, key)).ReturnCode).toBe(Forbidden.code);
  });

  test('the audit names the key, and who the program says it works for', async () => {
    const { Data: made } = await make({ Roles: ['manager'] });
    const remove = (more: object) =>
      shop.call('DeleteWebhookEndpoint', { EndpointName: 'erp', ...more }, made?.Key ?? '');
    const { Data: all } = await make({ KeyName: 'All', Roles: ['owner'] });
    shop.clock.now += 1;
    await shop.call('DeleteWebhookEndpoint', { EndpointName: 'erp' }, all?.Key ?? '');
    shop.clock.now += 1;
    await shop.call('DeleteWebhookEndpoint', { EndpointName: 'erp', Operator: 'Ravi' }, all?.Key ?? '');
    shop.clock.now += 1;
    await remove({});
    const audit = await shop.call<Audit>('DeskAudit', {}, OPERATOR_KEY);
    expect(audit.Data?.Entries.slice(0, 3)).toMatchObject([
      { Operator: 'ERP', Credential: 'machine key ERP', Outcome: 'Forbidden' },
      { Operator: 'Ravi', Credential: 'machine key All', Outcome: 'NotFound' },
      { Operator: 'All', Credential: 'machine key All', Outcome: 'NotFound' },
    ]);
  });

  test('a key is shown once, listed with its last use, and ends by itself or at once', async () => {
    const first = await make({ Roles: ['packer'], ExpiresInDays: 1 });
    shop.clock.now += 1;
    const second = await make({ Roles: ['packer'] });
    const [firstKey, secondKey] = [first.Data?.Key ?? '', second.Data?.Key ?? ''];
    await shop.call('DeskOrders', {}, firstKey);
    const keys = await listed();
    expect(keys).toMatchObject([
      { KeyName: 'ERP', CreatedBy: 'Meera', LastUsedAt: null },
      { Hint: firstKey.slice(0, 10), LastUsedAt: shop.clock.now },
    ]);
    const rows = await shop.api.context.db.selectFrom('machine_keys').selectAll().execute();
    expect(JSON.stringify([keys, rows])).not.toContain(firstKey.slice(10));
    shop.clock.now += DAY_MS;
    expect((await shop.call('DeskOrders', {}, firstKey)).status).toBe(401);
    expect((await shop.call('DeskOrders', {}, secondKey)).status).toBe(200);
    const revoke = () => shop.call('RevokeMachineKey', { KeyId: second.Data?.KeyId, Operator: 'Meera' }, OPERATOR_KEY);
    expect((await revoke()).ReturnCode).toBe(Success.code);
    expect((await shop.call('DeskOrders', {}, secondKey)).status).toBe(401);
    expect((await revoke()).ReturnCode).toBe(NotFound.code);
  });

  test('a key without a scope or for a shopper’s call is refused', async () => {
    expect(await make({})).toMatchObject({ ReturnCode: InvalidRequest.code, Data: { Field: 'Roles' } });
    expect(await make({ Calls: ['PlaceOrder'] })).toMatchObject({ Data: { Field: 'Calls' } });
    expect(await make({ Calls: ['StaffSession'] })).toMatchObject({ Data: { Field: 'Calls' } });
  });
});
