import type { Kysely } from 'kysely';
import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { collectCustomerData } from '../customers/account/collect-customer-data.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import type { TestCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { receive } from '../testing/received-order.ts';
import { openReviewShop, REVIEWED, type ReviewShop } from '../testing/review-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const [RING, BAND] = ['7701SV01', '3301TK01'];

describeOnEachEngine('published reviews', (engine) => {
  let shop: ReviewShop;
  let db: Kysely<Database>;
  let asha: TestCustomer;

  beforeAll(async () => {
    shop = await openReviewShop(engine);
    ({ db } = shop.api.context);
  });
  beforeEach(async () => {
    await shop.reset();
    asha = await shop.buyer('Asha Chattopadhyay');
  });
  afterAll(() => shop.close());

  test('a published review contains nothing of its author but the chosen display name', async () => {
    await shop.moderate(await shop.written(asha));
    expect(JSON.stringify(await shop.published())).not.toMatch(new RegExp(`${asha.id}|${asha.mobile}|Chattopadhyay`));
  });

  test('photos are public only as long as the review they belong to', async () => {
    const [first, second] = [await shop.photo(asha), await shop.photo(asha)];
    const id = await shop.written(asha, { PhotoIds: [second, first] });
    const seen = async (PhotoId: string) =>
      (await (await signInSession(shop.api.handle)).post('PhotoFile', { PhotoId })).ReturnCode === code('Success');
    expect(await seen(first)).toBe(false);
    await shop.moderate(id);
    expect((await shop.published()).Reviews[0]?.Photos.map(({ PhotoId }) => PhotoId)).toEqual([second, first]);
    expect(await seen(first)).toBe(true);
    await shop.written(asha, { PhotoIds: [first] });
    expect([await seen(first), await seen(second)]).toEqual([false, false]);
    await shop.moderate(id);
    expect(await seen(first)).toBe(true);
    await asha.caller.post('RemoveReview', { ProductCode: REVIEWED });
    expect(await seen(first)).toBe(false);
    expect(await db.selectFrom('uploads').select('id').execute()).toEqual([]);
  });

  test('a review with another customer’s photo is refused, and the earlier review stays', async () => {
    await shop.written(asha);
    const bina = await shop.buyer('Bina');
    const answer = await shop.write(asha, { Title: 'Another', PhotoIds: [await shop.photo(bina)] });
    expect(answer).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: 'PhotoIds' } });
    expect((await shop.own(asha))?.Reviews).toMatchObject([{ Title: 'Keeps time', Photos: [] }]);
  });

  test('a page has ten reviews, in the requested order and with the requested stars', async () => {
    const ids = new Map<number, string>();
    for (let index = 0; index < 12; index += 1) {
      const by = await shop.buyer(`Buyer ${index}`);
      const id = await shop.written(by, {
        Stars: (index % 5) + 1,
        PhotoIds: index === 3 ? [await shop.photo(by)] : [],
      });
      await shop.moderate(id);
      ids.set(index, id);
    }
    const order = async (fields: object) =>
      (await shop.published(fields)).Reviews.map(({ ReviewId }) => [...ids].find(([, id]) => id === ReviewId)?.[0]);
    expect(await order({})).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(await order({ Page: 2 })).toEqual([1, 0]);
    expect(await order({ Page: 3 })).toEqual([]);
    expect((await order({ Sort: 'highest' })).slice(0, 4)).toEqual([9, 4, 8, 3]);
    expect((await order({ Sort: 'lowest' })).slice(0, 4)).toEqual([10, 5, 0, 11]);
    expect((await order({ Sort: 'with-photos' })).slice(0, 3)).toEqual([3, 11, 10]);
    expect(await order({ Stars: 1 })).toEqual([10, 5, 0]);
    expect(await shop.published({ Stars: 1 })).toMatchObject({
      TotalReviews: 3,
      TotalPages: 1,
      Summary: { Count: 12, Average: 2.8, Stars: [3, 3, 2, 2, 2] },
    });
  });

  test('an unknown product has no reviews', async () => {
    const guest = await signInSession(shop.api.handle);
    expect((await guest.post('ProductReviews', { ProductCode: 'NOPE' })).ReturnCode).toBe(code('NotFound'));
  });

  test('a customer gets the products to review, each once, and a default display name', async () => {
    await receive(db, asha.id, [RING, REVIEWED, 'GONE1234']);
    await receive(db, asha.id, [BAND], { returned: true });
    await shop.written(asha);
    const mine = await shop.own(asha);
    expect(mine?.DefaultDisplayName).toBe('Asha C.');
    expect(mine?.ToReview.map(({ ProductCode }) => ProductCode).toSorted()).toEqual([RING, 'GONE1234'].toSorted());
    expect(mine?.ToReview.find(({ ProductCode }) => ProductCode === 'GONE1234')).toMatchObject({
      ProductUrl: '',
      ProductTitle: expect.stringContaining('Aarvane'),
    });
    expect(mine?.Reviews).toMatchObject([{ ProductCode: REVIEWED, ProductUrl: expect.stringContaining('1801av01') }]);
  });

  test('pages and the index are updated only when published reviews change', async () => {
    await shop.countVersions();
    const changes = async (work: () => Promise<unknown>) => {
      const before = await shop.version();
      await work();
      return (await shop.version()) - before;
    };
    const id = await shop.written(asha);
    expect(await changes(() => shop.written(asha))).toBe(0);
    expect(await changes(() => shop.moderate(id, 'refuse', { Reason: 'No.' }))).toBe(0);
    expect(await changes(() => shop.moderate(id))).toBe(1);
    expect(await changes(() => shop.written(asha, { Stars: 1 }))).toBe(1);
    await shop.moderate(id);
    expect(await changes(() => asha.caller.post('RemoveReview', { ProductCode: REVIEWED }))).toBe(1);
    await shop.moderate(await shop.written(asha));
    const remove = () => db.transaction().execute((transaction) => deleteCustomer(transaction, asha.id, shop.now()));
    expect(await changes(remove)).toBe(1);
    expect((await shop.published()).Summary.Count).toBe(0);
  });

  test('CustomerData contains every review', async () => {
    await shop.written(asha, { PhotoIds: [await shop.photo(asha)] });
    const customer = await db.selectFrom('customers').selectAll().where('id', '=', asha.id).executeTakeFirstOrThrow();
    expect((await collectCustomerData(db, customer, shop.now())).Reviews).toMatchObject([
      { ProductCode: REVIEWED, Stars: 5, Title: 'Keeps time', DisplayName: 'Asha R.', PhotoIds: [expect.any(String)] },
    ]);
  });
});
