import sharp from 'sharp';
import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../../app/housekeeping.ts';
import { PhotoProcessError } from '../../catalogue/images/photo-process.ts';
import { deleteCustomer } from '../../customers/account/delete-customer.ts';
import { addCustomer, type TestCustomer } from '../../testing/add-customer.ts';
import { signInSession } from '../../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { FakeUploadMaker } from '../../testing/fake-upload-maker.ts';
import { hostilePhoto } from '../../testing/hostile-photos.ts';
import { OPERATOR_KEY } from '../../testing/operator.ts';
import { insertOrder } from '../../testing/orders.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { uploadAs } from '../../testing/upload-as.ts';
import { attachPhotos } from './attach-photos.ts';
import { savePhoto } from './save-photo.ts';
import { deletePhotosOf, type PhotoOwner, photosOf, publishPhotosOf } from './upload-repository.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('photos of shoppers', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;
  let ravi: TestCustomer;
  let png: Buffer;
  let now = Date.parse('2026-11-20T10:00:00Z');
  const maker = new FakeUploadMaker();
  const alarms: string[] = [];

  beforeAll(async () => {
    png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    api = await createTestApi({
      engine,
      catalogue: 'seed',
      uploads: maker,
      now: () => now,
      operatorKey: OPERATOR_KEY,
      alarm: (event) => alarms.push(event),
    });
  });
  beforeEach(async () => {
    await eraseShoppers(api.context.db);
    [asha, ravi] = [await addCustomer(api), await addCustomer(api)];
    maker.onMake = undefined;
    maker.made = 0;
    alarms.length = 0;
  });
  afterAll(() => api.close());

  const upload = (customer: TestCustomer, name = 'photo.png', bytes: Uint8Array = png) =>
    uploadAs(api, customer, { name, bytes });
  async function sent(customer: TestCustomer = asha): Promise<string> {
    now += 1000;
    const stored = await savePhoto(api.context, customer.id, png);
    if (stored.code !== 'Success') throw new Error(`Not kept: ${stored.code}`);
    return stored.data;
  }
  const attach = (ids: string[], customer: TestCustomer = asha, ownerId = 'r1', ownerKind: PhotoOwner = 'return') =>
    api.context.db
      .transaction()
      .execute((transaction) => attachPhotos(transaction, { ids, customerId: customer.id, ownerKind, ownerId }));
  const ids = async (ownerId = 'r1', ownerKind: PhotoOwner = 'return') =>
    (await photosOf(api.context.db, ownerKind, [ownerId])).map(({ id }) => id);
  const stored = async () => (await api.context.db.selectFrom('uploads').select('id').execute()).map(({ id }) => id);
  const file = async (PhotoId: string, customer: TestCustomer | null, Size = 'full') => {
    const caller = customer ? customer.caller : await signInSession(api.handle);
    return caller.post<{ ContentBase64: string; Public: boolean }>('PhotoFile', { PhotoId, Size });
  };

  test('a stored photo is visible only to its customer', async () => {
    const { ReturnCode, Data } = await upload(asha);
    expect(ReturnCode).toBe(code('Success'));
    const id = Data?.PhotoId ?? '';
    expect((await file(id, asha)).Data).toEqual({ ContentBase64: png.toString('base64'), Public: false });
    const small = png.subarray(0, 8).toString('base64');
    expect((await file(id, asha, 'thumbnail')).Data?.ContentBase64).toBe(small);
    const others = [await file(id, ravi), await file(id, null), await file('x'.repeat(24), asha)];
    for (const answer of others) expect(answer).toEqual(others[0]);
    expect(others[0]?.ReturnCode).toBe(code('NotFound'));
  });

  test('a guest cannot send a photo', async () => {
    expect((await uploadAs(api, { token: '' }, { name: 'a.png', bytes: png })).ReturnCode).toBe(code('SignInRequired'));
    expect(await stored()).toEqual([]);
  });

  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['another extension', 'photo.gif', () => png],
    ['no extension', 'photo', () => png],
    ['no photo', 'photo.png', () => Buffer.from('hello')],
    ['a bitmap', 'photo.png', async () => (await hostilePhoto('a lying header')).bytes],
    ['a drawing', 'photo.png', async () => (await hostilePhoto('a drawing with a reference')).bytes],
    ['too many pixels', 'photo.png', async () => (await hostilePhoto('huge by its header')).bytes],
    ['more than 8 MB', 'photo.png', () => Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024)])],
  ])('%s is refused without being decoded', async (_what, name, bytes) => {
    const answer = await upload(asha, name, await bytes());
    expect(answer).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: 'file' } });
    expect([maker.made, await stored()]).toEqual([0, []]);
  });

  test('a photo that is broken or crashes the process is refused with a message', async () => {
    maker.onMake = async () => null;
    expect((await upload(asha)).Data).toMatchObject({ Field: 'file', Message: expect.stringContaining('damaged') });
    maker.onMake = async () => Promise.reject(new PhotoProcessError('It has ended.'));
    expect((await upload(asha)).Data).toMatchObject({ Field: 'file', Message: expect.stringContaining('damaged') });
    expect(alarms).toEqual(['photo-not-opened']);
    maker.onMake = null;
    expect((await upload(asha)).ReturnCode).toBe(code('TooManyRequests'));
  });

  test('two forms may be open at once: beyond ten unattached photos the oldest of the same customer is deleted', async () => {
    const theirs = await sent(ravi);
    const photoIds: string[] = [];
    for (let count = 0; count < 12; count += 1) photoIds.push(await sent());
    expect((await stored()).toSorted()).toEqual([theirs, ...photoIds.slice(2)].toSorted());
  });

  test('the 31st photo in a day is refused, without affecting other customers', async () => {
    for (let count = 0; count < 30; count += 1) await sent();
    expect((await upload(asha)).ReturnCode).toBe(code('TooManyRequests'));
    expect((await upload(ravi)).ReturnCode).toBe(code('Success'));
    now += DAY_MS;
    expect((await upload(asha)).ReturnCode).toBe(code('Success'));
  });

  test('an unattached photo can be removed only by its customer', async () => {
    const id = await sent();
    await ravi.caller.post('RemovePhoto', { PhotoId: id });
    expect(await stored()).toEqual([id]);
    for (const _again of [1, 2]) {
      expect((await asha.caller.post('RemovePhoto', { PhotoId: id })).ReturnCode).toBe(code('Success'));
    }
    expect(await stored()).toEqual([]);
  });

  test('photos are attached in the given order, and no call removes an attached photo', async () => {
    const [first, second] = [await sent(), await sent()];
    expect(await attach([second, first])).toBeNull();
    expect(await ids()).toEqual([second, first]);
    await asha.caller.post('RemovePhoto', { PhotoId: first });
    expect(await ids()).toEqual([second, first]);
    expect(await photosOf(api.context.db, 'return', [])).toEqual([]);
    expect(await photosOf(api.context.db, 'return', ['r1', 'r2'])).toMatchObject([
      { ownerId: 'r1', width: 40, height: 30 },
      { ownerId: 'r1' },
    ]);
  });

  test('a resubmitted form keeps its own photos, adds new ones and deletes the others', async () => {
    const [first, second] = [await sent(), await sent()];
    await attach([first, second]);
    const third = await sent();
    expect(await attach([third, second])).toBeNull();
    expect(await ids()).toEqual([third, second]);
    expect((await stored()).toSorted()).toEqual([second, third].toSorted());
    expect(await attach([])).toBeNull();
    expect(await stored()).toEqual([]);
  });

  test('a photo of another customer, attached elsewhere or deleted cannot be attached', async () => {
    const [own, theirs, used] = [await sent(), await sent(ravi), await sent()];
    await attach([used], asha, 'r2');
    for (const wrong of [theirs, used, 'x'.repeat(24)]) {
      expect(await attach([own, wrong])).toMatchObject({ code: 'InvalidRequest', data: { Field: 'PhotoIds' } });
    }
    // A review and a return with the same number are different owners.
    expect(await attach([used], asha, 'r2', 'review')).not.toBeNull();
    expect(await attach(Array.from({ length: 6 }, (_, index) => `${own}${index}`))).toMatchObject({
      code: 'InvalidRequest',
    });
  });

  test('a published photo is visible to everybody until it is hidden again', async () => {
    const id = await sent();
    await attach([id], asha, 'v1', 'review');
    const publish = (isPublic: boolean) =>
      api.context.db
        .transaction()
        .execute((transaction) => publishPhotosOf(transaction, { ownerKind: 'review', ownerId: 'v1', isPublic }));
    await publish(true);
    expect((await file(id, null)).Data).toMatchObject({ Public: true });
    await publish(false);
    expect((await file(id, null)).ReturnCode).toBe(code('NotFound'));
  });

  test('the operator sees every photo, and nobody else can use that call', async () => {
    const id = await sent();
    const request = (key: string) =>
      api.handle(
        new Request('http://retail-api/OperatorPhoto', {
          method: 'POST',
          body: JSON.stringify({ PhotoId: id }),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        }),
      );
    expect(await (await request(OPERATOR_KEY)).json()).toMatchObject({
      Data: { ContentBase64: png.toString('base64') },
    });
    expect((await request('another')).status).toBe(401);
  });

  test('attached photos are deleted with their owner', async () => {
    const [first, second] = [await sent(), await sent()];
    await attach([first], asha, 'r1');
    await attach([second], asha, 'r2');
    const remove = (gone: string[]) =>
      api.context.db.transaction().execute((transaction) => deletePhotosOf(transaction, 'return', gone));
    await remove([]);
    await remove(['r1']);
    expect(await stored()).toEqual([second]);
  });

  test('unattached photos are deleted after a day, and attached ones are kept', async () => {
    const [used, old] = [await sent(), await sent()];
    await attach([used]);
    now += DAY_MS;
    const recent = await sent();
    await runHousekeeping(api.context.db, now);
    expect((await stored()).toSorted()).toEqual([used, recent].toSorted());
    expect(await stored()).not.toContain(old);
  });

  test('all photos are deleted with the account, and none can be added afterwards', async () => {
    const [used, _loose, theirs] = [await sent(), await sent(), await sent(ravi)];
    await attach([used]);
    const remove = () =>
      api.context.db.transaction().execute((transaction) => deleteCustomer(transaction, asha.id, now));
    maker.onMake = async () => {
      await remove();
      return { width: 1, height: 1, content: png, thumbnail: png };
    };
    expect(await savePhoto(api.context, asha.id, png)).toMatchObject({ code: 'SignInRequired' });
    expect(await stored()).toEqual([theirs]);
  });

  test('a photo of an open return outlives its account and is visible only to the operator', async () => {
    const id = await sent();
    const order = await insertOrder(api.context.db, { customer_id: asha.id, confirmed_at: now });
    await api.context.db
      .insertInto('returns')
      .values({
        number: 'RT-261122-AAAAAA',
        order_number: order.number,
        kind: 'return',
        state: 'picked-up',
        amount: 1,
        refund_to: 'source',
        document: '{}',
        replacement_order: null,
        requested_at: now,
        changed_at: now,
      })
      .execute();
    await api.context.db
      .updateTable('uploads')
      .set({ owner_kind: 'return', owner_id: 'RT-261122-AAAAAA' })
      .where('id', '=', id)
      .execute();
    await api.context.db.transaction().execute((transaction) => deleteCustomer(transaction, asha.id, now));
    expect(await stored()).toEqual([id]);
    const guest = await signInSession(api.handle);
    expect((await guest.post('PhotoFile', { PhotoId: id, Size: 'full' })).ReturnCode).toBe(code('NotFound'));
  });
});
