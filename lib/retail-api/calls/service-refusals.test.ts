import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { WATCH } from '../testing/demo-skus.ts';
import type { Delivered, ReturnShop } from '../testing/return-shop.ts';
import { type ServiceDesk, serviceShop } from '../testing/service-shop.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

interface Refusal {
  what: string;
  name: ReturnCodeName;
  fields?: object;
  data?: object;
  before?: (given: Delivered) => unknown;
}

describeOnEachEngine('refused service requests', (engine) => {
  let shop: ReturnShop;
  let service: ServiceDesk;

  beforeAll(async () => {
    ({ shop, service } = await serviceShop(engine));
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const delivered = () => shop.delivered([{ sku: WATCH, quantity: 2, net: 24_990_00 }]);
  const option = (value: string) => setSiteOption(shop.db, 'ServiceRequests', value);

  const refusals: Refusal[] = [
    { what: 'of another line', name: 'NotFound', fields: { LineId: 'x'.repeat(20) } },
    { what: 'without a description', name: 'InvalidRequest', fields: { Comment: ' ' } },
    {
      what: 'with a pickup in the past',
      name: 'InvalidRequest',
      fields: { PickupDate: '2026-11-01' },
      data: { Field: 'PickupDate' },
    },
    {
      what: 'without a time of the pickup',
      name: 'InvalidRequest',
      fields: { PickupSlot: '' },
      data: { Field: 'PickupSlot' },
    },
    {
      what: 'at an unknown store',
      name: 'InvalidRequest',
      fields: { Handover: 'store', StoreCode: 'ST999' },
      data: { Field: 'StoreCode' },
    },
    { what: 'at no store', name: 'InvalidRequest', fields: { Handover: 'store' }, data: { Field: 'StoreCode' } },
    {
      what: 'with a photo of nobody',
      name: 'InvalidRequest',
      fields: { PhotoIds: ['x'.repeat(20)] },
      data: { Field: 'PhotoIds' },
    },
    {
      what: 'where the store offers none',
      name: 'NotAllowedNow',
      data: { Reason: 'not-offered' },
      before: () => option('off'),
    },
    {
      what: 'before the delivery',
      name: 'NotAllowedNow',
      data: { Reason: 'not-delivered' },
      before: ({ order }) =>
        shop.db.updateTable('orders').set({ state: 'shipped' }).where('number', '=', order.number).execute(),
    },
    {
      what: 'for items that were returned',
      name: 'NotAllowedNow',
      data: { Reason: 'nothing-left' },
      before: ({ order }) =>
        shop.db.updateTable('order_lines').set({ returned: 2 }).where('order_number', '=', order.number).execute(),
    },
  ];
  test.each(refusals)('a request $what is refused with $name, and nothing is stored', async (refusal) => {
    const { name, fields, data, before } = refusal;
    const given = await delivered();
    await before?.(given);
    const refused = await service.request(given, fields);
    await option('on');
    expect(refused).toMatchObject({ ReturnCode: code(name), ...(data && { Data: data }) });
    expect(await shop.db.selectFrom('service_requests').select('number').execute()).toEqual([]);
    expect((await shop.mails()).filter(({ kind }) => kind === 'service-request')).toEqual([]);
  });

  test('a pincode that no courier serves is told, and a billing address can be chosen', async () => {
    const given = await delivered();
    const { document } = given.order;
    const changed = { ...JSON.parse(document) };
    changed.address = { ...changed.address, Pincode: '999999' };
    changed.billingAddress = { ...changed.billingAddress, AddressLine1: '7 Lake View' };
    await shop.db
      .updateTable('orders')
      .set({ document: JSON.stringify(changed) })
      .execute();
    expect((await service.request(given)).ReturnCode).toBe(code('NotServiceable'));
    expect(await service.requested(given, { PickupAddress: 'billing' })).toMatchObject({
      PickupAddress: { AddressLine1: '7 Lake View' },
    });
  });

  test('a service request of another customer equals an unknown one, and cannot be requested for, answered or withdrawn', async () => {
    const given = await delivered();
    const { ServiceNumber } = await service.requested(given);
    const other = await shop.delivered();
    const ravi = await shop.as(other.customer);
    const answers = async (number: string) => [
      await ravi.post('ServiceDetails', { ServiceNumber: number }),
      await ravi.post('WithdrawService', { ServiceNumber: number }),
      await ravi.post('AnswerEstimate', { ServiceNumber: number, Answer: 'approve', ExpectedEstimate: 1 }),
    ];
    const foreign = await answers(ServiceNumber);
    expect(foreign).toEqual(await answers('SV-261121-AAAAAA'));
    expect(foreign.map(({ ReturnCode }) => ReturnCode)).toEqual(Array(3).fill(code('NotFound')));
    const stolen = await service.request({ ...given, customer: other.customer });
    expect(stolen.ReturnCode).toBe(code('NotFound'));
    const options = await ravi.post('ServiceOptions', { OrderNumber: given.order.number });
    expect(options.ReturnCode).toBe(code('NotFound'));
    expect((await ravi.post<{ Requests: object[] }>('ServiceList', {})).Data?.Requests).toEqual([]);
  });

  test('a customer has at most ten open requests, and twenty in a day', async () => {
    const many = await shop.delivered([{ sku: WATCH, quantity: 24, net: 24_990_00 }]);
    for (let count = 0; count < 10; count += 1) await service.requested(many);
    expect((await service.request(many)).ReturnCode).toBe(code('ListFull'));
    await shop.db.updateTable('service_requests').set({ state: 'closed' }).execute();
    for (let count = 0; count < 10; count += 1) await service.requested(many);
    await shop.db.updateTable('service_requests').set({ state: 'closed' }).execute();
    expect((await service.request(many)).ReturnCode).toBe(code('TooManyRequests'));
  });
});
