import type { Kysely } from 'kysely';
import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { receive } from '../testing/received-order.ts';
import { openReviewShop, REVIEWED, type ReviewShop, WRITTEN } from '../testing/review-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const RING = '7701SV01';

describeOnEachEngine('reviews', (engine) => {
  let shop: ReviewShop;
  let db: Kysely<Database>;
  let asha: TestCustomer;

  beforeAll(async () => {
    shop = await openReviewShop(engine);
    ({ db } = shop.api.context);
  });
  beforeEach(async () => {
    await shop.reset();
    asha = await shop.buyer('Asha Rao');
  });
  afterAll(() => shop.close());

  test('a review is visible to its author immediately, and public after moderation', async () => {
    const id = await shop.written(asha);
    expect((await shop.published()).Summary).toEqual({ Count: 0, Average: null, Stars: [0, 0, 0, 0, 0] });
    expect((await shop.own(asha))?.Reviews).toMatchObject([{ ReviewId: id, State: 'waiting', Title: 'Keeps time' }]);
    expect(await shop.queue()).toMatchObject([{ ReviewId: id, ProductCode: REVIEWED }]);
    expect((await shop.moderate(id)).Data?.State).toBe('approved');
    expect(await shop.published()).toMatchObject({
      Summary: { Count: 1, Average: 5, Stars: [0, 0, 0, 0, 1] },
      Reviews: [{ ReviewId: id, Stars: 5, DisplayName: 'Asha R.', WrittenAt: shop.now(), Photos: [] }],
      Page: 1,
      TotalPages: 1,
      TotalReviews: 1,
    });
    expect(await shop.queue()).toEqual([]);
  });

  test.each<[string, () => Promise<TestCustomer>]>([
    ['has bought nothing', () => addCustomer(shop.api)],
    ['has bought something else', () => shop.buyer('Bina', [RING])],
    [
      'has not received it yet',
      async () => {
        const customer = await addCustomer(shop.api);
        await receive(db, customer.id, [REVIEWED], { state: 'shipped' });
        return customer;
      },
    ],
    [
      'has sent it back',
      async () => {
        const customer = await addCustomer(shop.api);
        await receive(db, customer.id, [REVIEWED], { returned: true });
        return customer;
      },
    ],
  ])('a customer who %s cannot write a review', async (_what, shopper) => {
    const other = await shopper();
    expect((await shop.write(other)).ReturnCode).toBe(code('NotFound'));
    expect(await shop.queue()).toEqual([]);
  });

  test('a guest cannot write a review', async () => {
    const guest = await signInSession(shop.api.handle);
    for (const call of ['SaveReview', 'RemoveReview', 'OwnReviews']) {
      expect((await guest.post(call, WRITTEN)).ReturnCode).toBe(code('SignInRequired'));
    }
  });

  test.each([
    ['Stars', { Stars: 0 }],
    ['Stars', { Stars: 4.5 }],
    ['Title', { Title: ' ' }],
    ['Title', { Title: 'x'.repeat(81) }],
    ['Text', { Text: 'Good watch.' }],
    ['Text', { Text: 'x'.repeat(2001) }],
    ['Text', { Text: 'Turned round: \u202Egnihtyna' }],
    ['DisplayName', { DisplayName: '\u200B' }],
    ['DisplayName', { DisplayName: 'x'.repeat(41) }],
    ['PhotoIds', { PhotoIds: Array.from({ length: 6 }, (_, index) => `photo-of-a-shopper-${index}`) }],
  ])('a review with a wrong %s is refused naming the field, and nothing is written: %j', async (field, fields) => {
    const answer = await shop.write(asha, fields);
    expect(answer).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: field } });
    expect((await shop.own(asha))?.Reviews).toEqual([]);
  });

  test('a second review replaces the first one, and waits for moderation again', async () => {
    const id = await shop.written(asha);
    await shop.moderate(id);
    expect(await shop.written(asha, { Stars: 2, Text: 'It stopped\r\n\r\n\r\n\r\nafter a week of rain.' })).toBe(id);
    expect((await shop.published()).Summary.Count).toBe(0);
    expect((await shop.own(asha))?.Reviews).toMatchObject([
      { Stars: 2, State: 'waiting', Text: 'It stopped\n\nafter a week of rain.' },
    ]);
  });

  test('ten concurrent requests write one review', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.write(asha)));
    expect(new Set(answers.map(({ Data }) => Data?.ReviewId)).size).toBe(1);
    expect(await shop.queue()).toHaveLength(1);
  });

  test('an author may change the review after returning the product, but not write a new one', async () => {
    await shop.written(asha);
    await db.updateTable('order_lines').set({ returned: 1 }).execute();
    await shop.written(asha, { Stars: 1 });
    await asha.caller.post('RemoveReview', { ProductCode: REVIEWED });
    expect((await shop.write(asha)).ReturnCode).toBe(code('NotFound'));
  });

  test('the 21st review of a day is refused', async () => {
    for (let count = 0; count < 20; count += 1) await shop.written(asha);
    expect((await shop.write(asha)).ReturnCode).toBe(code('TooManyRequests'));
  });

  test('a refused review states its reason to the author until it is written again', async () => {
    const id = await shop.written(asha);
    expect(await shop.moderate(id, 'refuse')).toMatchObject({
      ReturnCode: code('InvalidRequest'),
      Data: { Field: 'Reason' },
    });
    await shop.moderate(id, 'refuse', { Reason: 'It names a person.' });
    expect((await shop.own(asha))?.Reviews).toMatchObject([{ State: 'refused', Reason: 'It names a person.' }]);
    expect(await shop.queue('refused')).toHaveLength(1);
    await shop.written(asha);
    expect((await shop.own(asha))?.Reviews).toMatchObject([{ State: 'waiting', Reason: '' }]);
  });

  test('a published review may be hidden again, and a hidden one published', async () => {
    const id = await shop.written(asha);
    await shop.moderate(id);
    await shop.moderate(id, 'refuse', { Reason: 'It is an advertisement.' });
    expect((await shop.published()).Reviews).toEqual([]);
    await shop.moderate(id);
    expect((await shop.own(asha))?.Reviews).toMatchObject([{ State: 'approved', Reason: '' }]);
  });

  test('a review changed since the moderator read it is not moderated', async () => {
    const id = await shop.written(asha);
    const readAt = shop.now();
    await shop.written(asha, { Text: 'Now with an advertisement in it.' });
    expect((await shop.moderate(id, 'approve', { WrittenAt: readAt })).ReturnCode).toBe(code('Conflict'));
    expect((await shop.moderate(id, 'approve', { WrittenAt: shop.now() })).ReturnCode).toBe(code('Success'));
    expect((await shop.moderate('x'.repeat(24))).ReturnCode).toBe(code('NotFound'));
  });

  test('only the operator can read the review queue and moderate', async () => {
    const id = await shop.written(asha);
    for (const [call, body] of [
      ['ReviewQueue', {}],
      ['ModerateReview', { ReviewId: id, Decision: 'approve' }],
    ] as const) {
      expect((await shop.operate(call, body, 'another key')).status).toBe(401);
    }
    expect(await shop.queue()).toHaveLength(1);
  });
});
