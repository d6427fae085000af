import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import { addPhoto } from '../testing/add-photo.ts';
import { signInSession } from '../testing/api-caller.ts';
import { FIELD_WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { PICKUP_ADDRESS, RETURN_NOW, type ReturnShop, returnShop, TWO_WATCHES } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
describeOnEachEngine('requesting a return', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('a customer cannot request, read or withdraw returns of another customer', async () => {
    const delivered = await shop.delivered([TWO_WATCHES]);
    const stranger = await shop.delivered([TWO_WATCHES]);
    const own = await shop.requested(delivered);
    expect((await shop.request({ ...delivered, customer: stranger.customer })).ReturnCode).toBe(code('NotFound'));
    const caller = await shop.as(stranger.customer);
    const guest = await signInSession(shop.api.handle);
    for (const name of ['ReturnDetails', 'WithdrawReturn']) {
      const theirs = await caller.post(name, { ReturnNumber: own.ReturnNumber });
      expect(theirs).toEqual(await caller.post(name, { ReturnNumber: 'RT-261121-NOSUCH' }));
      expect(theirs.ReturnCode).toBe(code('NotFound'));
      expect((await guest.post(name, { ReturnNumber: own.ReturnNumber })).ReturnCode).toBe(code('SignInRequired'));
    }
    expect(
      (await shop.as(delivered.customer).then((one) => one.post('ReturnDetails', { ReturnNumber: own.ReturnNumber })))
        .Data,
    ).toEqual(own);
  });

  test('the same key requests one return; another body is refused', async () => {
    const delivered = await shop.delivered([TWO_WATCHES]);
    const IdempotencyKey = newId();
    const first = await shop.requested(delivered, [{}], { IdempotencyKey });
    expect((await shop.request(delivered, [{}], { IdempotencyKey, ExpectedRefund: 12_495 })).Data).toEqual(first);
    expect((await shop.request(delivered, [{ quantity: 2 }], { IdempotencyKey })).ReturnCode).toBe(code('KeyReused'));
    expect(await shop.db.selectFrom('returns').select('number').execute()).toHaveLength(1);
  });

  test('two concurrent requests for the last item make one return', async () => {
    const delivered = await shop.delivered([{ ...TWO_WATCHES, quantity: 1 }]);
    const answers = await Promise.all([shop.request(delivered), shop.request(delivered)]);
    expect(answers.map(({ ReturnCode }) => ReturnCode).toSorted()).toEqual([0, code('NotAllowedNow')]);
    expect(await shop.linesOf(delivered.order.number)).toMatchObject([{ returned: 1 }]);
  });

  test('a return of damaged items has photos and another pickup address, and refunds the shipping', async () => {
    const delivered = await shop.delivered([TWO_WATCHES]);
    const photo = await addPhoto(shop.db, delivered.customer.id);
    const strange = await addPhoto(shop.db, (await shop.delivered([TWO_WATCHES])).customer.id);
    const items = [{ reason: 'damaged' as const }];
    expect(await shop.request(delivered, items, { PhotoIds: [strange] })).toMatchObject({
      Data: { Field: 'PhotoIds' },
    });
    const request = await shop.requested(delivered, items, {
      PhotoIds: [photo],
      PickupAddress: PICKUP_ADDRESS,
      Comment: 'Glass broken.',
    });
    expect(request).toMatchObject({
      RefundAmount: 12_544.5,
      PhotoIds: [photo],
      Comment: 'Glass broken.',
      PickupAddress: { AddressLine1: '7 Lake View', State: 'Karnataka', Country: 'IN', GSTIN: '' },
    });
  });

  test('a return comment may have lines, but no control or direction characters', async () => {
    const delivered = await shop.delivered([TWO_WATCHES]);
    for (const Comment of ['Loose.\u202e', 'Loose.\u001b[2K']) {
      expect((await shop.request(delivered, [{}], { Comment })).ReturnCode).toBe(code('InvalidRequest'));
    }
    expect(await shop.requested(delivered, [{}], { Comment: 'Loose.\nSince today.' })).toMatchObject({
      Comment: 'Loose.\nSince today.',
    });
  });

  test('an exchange reserves its replacement from the request on, and releases it when withdrawn or refused', async () => {
    const delivered = await shop.delivered([TWO_WATCHES]);
    const request = await shop.requested(delivered, [{ replacement: FIELD_WATCH, quantity: 2 }], { Kind: 'exchange' });
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(0);
    await (await shop.as(delivered.customer)).post('WithdrawReturn', { ReturnNumber: request.ReturnNumber });
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(2);
    const refused = await shop.requested(delivered, [{ replacement: FIELD_WATCH }], { Kind: 'exchange' });
    await shop.advanced(refused.ReturnNumber, 'refuse');
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(2);
  });

  test('a customer has at most ten open returns, and requests at most twenty per day', async () => {
    const delivered = await shop.delivered([{ ...TWO_WATCHES, quantity: 12 }]);
    const numbers: string[] = [];
    for (let count = 0; count < 10; count += 1) numbers.push((await shop.requested(delivered)).ReturnNumber);
    expect((await shop.request(delivered)).ReturnCode).toBe(code('ListFull'));
    const caller = await shop.as(delivered.customer);
    for (const ReturnNumber of numbers) await caller.post('WithdrawReturn', { ReturnNumber });
    for (let count = 10; count < 20; count += 1) await shop.requested(delivered);
    await (await shop.as(delivered.customer)).post('WithdrawReturn', { ReturnNumber: numbers[0] });
    expect((await shop.request(delivered)).ReturnCode).toBe(code('TooManyRequests'));
    shop.clock.now = RETURN_NOW + DAY_MS;
    expect((await shop.request(delivered)).ReturnCode).toBe(code('ListFull'));
  });
});
