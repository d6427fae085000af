import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../app/housekeeping.ts';
import { newId } from '../core/db/new-id.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { addPhoto } from '../testing/add-photo.ts';
import { addCustomerToken, send, signInSession } from '../testing/api-caller.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { RETURN_NOW, type ReturnShop } from '../testing/return-shop.ts';
import { type ServiceDesk, serviceFields, serviceShop, WATCH_WARRANTY } from '../testing/service-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const STORE = {
  StoreCode: 'ST1',
  Name: 'Jaipur Store',
  Address: '12, A Road',
  City: 'Jaipur',
  State: 'Rajasthan',
  Pincode: '302001',
  Latitude: 26.9,
  Longitude: 75.8,
  Phone: '+91 00000 10101',
  Hours: { MonToSat: '10:30-21:00', Sun: '11:00-16:00' },
  Holidays: [],
  Services: ['Watch service'],
};

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('service requests', (engine) => {
  let shop: ReturnShop;
  let service: ServiceDesk;

  beforeAll(async () => {
    ({ shop, service } = await serviceShop(engine));
    await shop.db
      .insertInto('stores')
      .values({ code: STORE.StoreCode, document: JSON.stringify(STORE), position: 0 })
      .execute();
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const warrantySnapshot = { grossWeightGrams: null, stones: [], breakup: null, warranty: WATCH_WARRANTY };
  /** A customer with two watches under warranty, delivered today. */
  const delivered = () => shop.delivered([{ sku: WATCH, quantity: 2, net: 24_990_00, document: { warrantySnapshot } }]);
  const mails = async () => (await shop.mails()).filter(({ kind }) => kind === 'service-request');
  const lastMail = async () => {
    const row = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'service-request')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return row;
  };
  test('a watch under warranty is collected, inspected, repaired free of charge and sent back, with a mail at each step', async () => {
    const given = await delivered();
    const photo = await addPhoto(shop.db, given.customer.id);
    const requested = await service.requested(given, { PhotoIds: [photo] });
    expect(requested).toMatchObject({
      State: 'received',
      Reason: 'not-working',
      PhotoIds: [photo],
      PickupAddress: { AddressLine1: '12 Church Street' },
      StoreCode: '',
      WarrantyUntil: '2028-11-20',
      InWarranty: true,
      WarrantyCovers: WATCH_WARRANTY.text,
      Estimate: null,
      CanWithdraw: true,
    });
    expect(requested.ServiceNumber).toMatch(/^SV-261121-[2-9A-Z]{6}$/);
    const done = await service.advanced(requested.ServiceNumber, 'accept', 'receive', 'repair', 'send-back', 'close');
    expect(done).toMatchObject({ State: 'closed', Courier: 'Blue Dart', AWB: 'BD123', CanWithdraw: false });
    expect(done.Events.map(({ State }) => State)).toEqual([
      'received',
      'item-awaited',
      'inspecting',
      'in-repair',
      'sent-back',
      'closed',
    ]);
    const sent = await mails();
    expect(sent).toHaveLength(6);
    expect(sent[0]).toMatchObject({ recipient: 'asha@example.com', channel: 'mail' });
    expect(sent[0]?.body).toMatch(/under warranty until 20 November 2028.*you pay nothing/s);
    expect(sent[0]?.body).toContain(`/myaccount/service/request?number=${requested.ServiceNumber}`);
  });

  test('a repair with a price waits for the shopper, who approves or declines it as it was shown', async () => {
    const given = await delivered();
    const caller = await shop.as(given.customer);
    const { ServiceNumber } = await service.requested(given);
    await service.advanced(ServiceNumber, 'accept', 'receive');
    expect(await service.advance(ServiceNumber, 'estimate', { Estimate: null })).toMatchObject({
      ReturnCode: code('InvalidRequest'),
      Data: { Field: 'Estimate' },
    });
    expect(await service.advanced(ServiceNumber, 'estimate')).toMatchObject({ Estimate: 1250.5 });
    expect((await lastMail()).subject).toContain('₹1,250.50');
    expect(await service.advance(ServiceNumber, 'repair')).toMatchObject({ Data: { Reason: 'step' } });
    const answer = async (Answer: string, ExpectedEstimate = 1250.5) => {
      shop.clock.now += 1000;
      const asha = await shop.as(given.customer);
      return asha.post('AnswerEstimate', { ServiceNumber, Answer, ExpectedEstimate });
    };
    expect(await answer('approve', 1000)).toMatchObject({
      ReturnCode: code('PriceChanged'),
      Data: { PayableAmount: 1250.5 },
    });
    for (const _again of [1, 2]) expect((await answer('decline')).Data).toMatchObject({ State: 'estimate-declined' });
    expect((await answer('approve')).ReturnCode).toBe(code('NotAllowedNow'));
    await service.advanced(ServiceNumber, 'estimate');
    expect((await answer('approve')).Data).toMatchObject({ State: 'in-repair' });
    expect((await caller.post('WithdrawService', { ServiceNumber })).ReturnCode).toBe(code('NotAllowedNow'));
    const { Audit } = (await shop.desk<{ Audit: { By: string; Did: string }[] }>('DeskService', { ServiceNumber }))
      .Data ?? { Audit: [] };
    expect(Audit.at(-1)).toMatchObject({ By: 'customer', Did: 'approve-estimate' });
    expect(Audit.at(1)).toMatchObject({ By: 'desk:Meera', Did: 'accept' });
  });

  test('a shopper brings the item to a store, and withdraws the request twice without a second mail', async () => {
    const given = await delivered();
    const { ServiceNumber, ...rest } = await service.requested(given, { Handover: 'store', StoreCode: 'ST1' });
    expect(rest).toMatchObject({ Handover: 'store', StoreCode: 'ST1', PickupAddress: null, PickupDate: '' });
    expect((await lastMail()).body).toContain(`bring the item to ${rest.StoreName}`);
    for (const _again of [1, 2]) {
      const withdrawn = await (await shop.as(given.customer)).post('WithdrawService', { ServiceNumber });
      expect(withdrawn.Data).toMatchObject({ State: 'withdrawn' });
    }
    expect(await mails()).toHaveLength(2);
  });

  test('a warranty that is over, or was never given, is told as it is', async () => {
    const none = await shop.delivered();
    expect(await service.requested(none)).toMatchObject({ WarrantyUntil: '', InWarranty: false, WarrantyCovers: '' });
    expect((await lastMail()).body).toContain('came without a fixed-term warranty');
    const given = await delivered();
    shop.clock.now = Date.parse('2028-11-20T12:00:00Z');
    const options = async () =>
      (
        await (
          await shop.as(given.customer)
        ).post<{ Lines: object[] }>('ServiceOptions', { OrderNumber: given.order.number })
      ).Data?.Lines;
    expect(await options()).toMatchObject([{ Quantity: 2, WarrantyUntil: '2028-11-20', InWarranty: true }]);
    shop.clock.now += DAY_MS;
    expect(await options()).toMatchObject([{ InWarranty: false }]);
    const late = await service.requested(given);
    expect(late).toMatchObject({ InWarranty: false, WarrantyUntil: '2028-11-20' });
    expect((await lastMail()).body).toContain('Its warranty ended on 20 November 2028');
  });

  test('a service request is made once for its key, and once for each item that the shopper has', async () => {
    const given = await delivered();
    const key = { IdempotencyKey: newId() };
    const first = await service.requested(given, key);
    expect((await service.requested(given, key)).ServiceNumber).toBe(first.ServiceNumber);
    await service.requested(given);
    expect(await service.request(given)).toMatchObject({ Data: { Reason: 'nothing-left' } });
    await service.advanced(first.ServiceNumber, 'decline');
    await service.requested(given);
    const { Data } = await (await shop.as(given.customer)).post<{ Requests: object[] }>('ServiceList', {});
    expect(Data?.Requests).toHaveLength(3);
  });

  test('those of one order are listed alone', async () => {
    const given = await delivered();
    const { ServiceNumber } = await service.requested(given);
    const caller = await shop.as(given.customer);
    const numbersOf = async (OrderNumber: string) => {
      const { Data } = await caller.post<{ Requests: { ServiceNumber: string }[] }>('ServiceList', { OrderNumber });
      return Data?.Requests.map((request) => request.ServiceNumber);
    };
    expect([await numbersOf(given.order.number), await numbersOf('SM-261128-AAAAAA')]).toEqual([[ServiceNumber], []]);
  });

  test('the desk lists open requests first, repeats no step, and every call of it is audited', async () => {
    const given = await delivered();
    const [first, second] = [await service.requested(given), await service.requested(given)];
    await service.advanced(first.ServiceNumber, 'decline');
    const listed = await shop.desk<{ Requests: { ServiceNumber: string }[] }>('DeskServices', {});
    const numbers = listed.Data?.Requests.map(({ ServiceNumber }) => ServiceNumber);
    expect(numbers).toEqual([second.ServiceNumber, first.ServiceNumber]);
    const step = { ServiceNumber: second.ServiceNumber, Step: 'accept', Operator: 'Ravi', IdempotencyKey: newId() };
    for (const _again of [1, 2])
      expect((await shop.desk('AdvanceService', step)).Data).toMatchObject({ State: 'item-awaited' });
    const audit = await shop.db
      .selectFrom('desk_audit')
      .select(['operator', 'call', 'step', 'subject', 'outcome'])
      .where('subject', '=', second.ServiceNumber)
      .orderBy('at')
      .execute();
    const own = { operator: 'Ravi', call: 'AdvanceService', step: 'accept', subject: second.ServiceNumber };
    expect(audit).toEqual(['Success', 'Repeated'].map((outcome) => ({ ...own, outcome })));
    const guest = await send(shop.api.handle, 'DeskServices', { method: 'POST', body: '{}' });
    expect(guest.ReturnCode).not.toBe(0);
  });

  test('a deleted account withdraws what the shopper still has, and its data goes when the store has given back the item', async () => {
    const given = await delivered();
    const [home, atStore] = [await service.requested(given), await service.requested(given)];
    await service.advanced(atStore.ServiceNumber, 'receive', 'repair');
    const { customer } = given;
    const data = await (await shop.as(customer)).post<{ ServiceRequests: object[] }>('CustomerData', {});
    expect(data.Data?.ServiceRequests).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Comment: 'It stopped last week.', State: 'received' }),
        expect.objectContaining({ State: 'in-repair' }),
      ]),
    );
    await shop.db.transaction().execute((transaction) => deleteCustomer(transaction, customer.id, shop.clock.now));
    const rows = async () => shop.db.selectFrom('service_requests').selectAll().orderBy('state').execute();
    const withPerson = async () => (await rows()).filter(({ document }) => /stopped|Church/.test(document));
    expect((await rows()).map(({ number, state, customer_id }) => [number, state, customer_id])).toEqual([
      [atStore.ServiceNumber, 'in-repair', null],
      [home.ServiceNumber, 'withdrawn', null],
    ]);
    expect((await withPerson()).map(({ number }) => number)).toEqual([atStore.ServiceNumber]);
    const before = (await mails()).length;
    await service.advanced(atStore.ServiceNumber, 'send-back', 'close');
    expect(await withPerson()).toEqual([]);
    expect(await mails()).toHaveLength(before);
  });

  test('photos go 180 days after the end and the request after two years; open ones stay', async () => {
    const given = await delivered();
    const photos = [await addPhoto(shop.db, given.customer.id), await addPhoto(shop.db, given.customer.id)];
    const closed = await service.requested(given, { PhotoIds: [photos[0] ?? ''] });
    const open = await service.requested(given, { PhotoIds: [photos[1] ?? ''] });
    await service.advanced(closed.ServiceNumber, 'receive', 'decline', 'ready', 'close');
    await service.advanced(open.ServiceNumber, 'receive', 'decline');
    const kept = async () => ({
      photos: (await shop.db.selectFrom('uploads').select('id').execute()).map(({ id }) => id),
      requests: (await shop.db.selectFrom('service_requests').select('number').execute()).map(({ number }) => number),
    });
    await runHousekeeping(shop.db, RETURN_NOW + 181 * DAY_MS);
    expect((await kept()).photos).toEqual([photos[1]]);
    expect((await kept()).requests).toHaveLength(2);
    await runHousekeeping(shop.db, RETURN_NOW + 732 * DAY_MS);
    expect(await kept()).toEqual({ photos: [photos[1]], requests: [open.ServiceNumber] });
    expect(
      await shop.db
        .selectFrom('service_events')
        .select('id')
        .where('service_number', '=', closed.ServiceNumber)
        .execute(),
    ).toEqual([]);
  });

  test('a customer who asks in Hindi gets messages in Hindi, in whichever language they signed in', async () => {
    const given = await delivered();
    const { handle, context } = shop.api;
    const inHindi = await signInSession(handle, await addCustomerToken(context, given.customer.id), 'hi');
    const asked = await inHindi.post('RequestService', serviceFields(shop, given));
    expect(asked.ReturnCode).toBe(code('Success'));
    expect((await lastMail()).body).toMatch(/सर्विस/);
  });
});
