import type { OwnReviewsWire, ProductReviewsWire } from '#lib/contract/index.ts';
import { keepPhoto } from '../community/uploads/keep-photo.ts';
import type { Engine } from '../core/db/engine.ts';
import { addCustomer, type TestCustomer } from './add-customer.ts';
import { send, signInSession } from './api-caller.ts';
import { createTestApi } from './create-test-api.ts';
import { eraseShoppers } from './erase-shoppers.ts';
import { FakeUploadMaker } from './fake-upload-maker.ts';
import { OPERATOR_KEY } from './operator.ts';
import { receive } from './received-order.ts';

const START = Date.parse('2026-11-20T10:00:00+05:30');
/** The watch of the seed that is written of unless another product is named. */
export const REVIEWED = '1801AV01';
// The first bytes of a WebP of 20 by 10 pixels.
const PHOTO = Buffer.from('524946460000000057454250565038580a000000000000001300000900000000', 'hex');
/** A review as its author writes it. */
export const WRITTEN = {
  ProductCode: REVIEWED,
  Stars: 5,
  Title: 'Keeps time',
  Text: 'Worn every day since Diwali.',
  DisplayName: 'Asha R.',
};

/** A retail API in which buyers write of products, and an operator reads it first. */
export async function openReviewShop(engine: Engine) {
  let now = START;
  const api = await createTestApi({
    engine,
    catalogue: 'seed',
    now: () => now,
    operatorKey: OPERATOR_KEY,
    uploads: new FakeUploadMaker(),
  });
  const { db } = api.context;
  const operate = <Data = Record<string, unknown>>(name: string, body: object, key = OPERATOR_KEY) =>
    send<Data>(api.handle, name, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    });
  /** Writes a review a second after whatever was done before. */
  const write = (by: TestCustomer, fields: object = {}) => {
    now += 1000;
    return by.caller.post<{ ReviewId: string }>('SaveReview', { ...WRITTEN, ...fields });
  };
  return {
    api,
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Forgets all shoppers with what they wrote. */
    async reset() {
      now = START;
      await eraseShoppers(db);
    },
    /** A customer who has received products. */
    async buyer(name: string, codes: readonly string[] = [REVIEWED]): Promise<TestCustomer> {
      const customer = await addCustomer(api, { name });
      await receive(db, customer.id, codes);
      return customer;
    },
    write,
    /** The same, which must succeed; its id. */
    async written(by: TestCustomer, fields: object = {}): Promise<string> {
      const { ReturnCode, Data } = await write(by, fields);
      if (ReturnCode !== 0 || !Data) throw new Error(`Not written: ${ReturnCode} ${JSON.stringify(Data)}`);
      return Data.ReviewId;
    },
    operate,
    judge: (ReviewId: string, Verdict = 'approve', more: object = {}) =>
      operate<{ State: string }>('JudgeReview', { ReviewId, Verdict, ...more }),
    queue: async (State = 'waiting') =>
      (await operate<{ Reviews: { ReviewId: string }[] }>('ReviewQueue', { State })).Data?.Reviews ?? [],
    own: async (by: TestCustomer) => (await by.caller.post<OwnReviewsWire>('OwnReviews')).Data,
    async published(fields: object = {}): Promise<ProductReviewsWire> {
      const guest = await signInSession(api.handle);
      const { Data } = await guest.post<ProductReviewsWire>('ProductReviews', { ProductCode: REVIEWED, ...fields });
      if (!Data) throw new Error('There are no reviews.');
      return Data;
    },
    /** Sends a photo; its id. */
    async photo(by: TestCustomer): Promise<string> {
      const kept = await keepPhoto(api.context, by.id, PHOTO);
      if (kept.code !== 'Success') throw new Error(`Not kept: ${kept.code}`);
      return kept.data;
    },
    /** The version of the catalogue, which rises with all that is announced. */
    version: async () => (await db.selectFrom('catalogue_version').select('version').executeTakeFirst())?.version ?? 0,
    /** Lets there be a version of the catalogue, which the seed has none of. */
    countVersions: () =>
      db
        .insertInto('catalogue_version')
        .values({ id: 1, version: 0, imported_at: 0, source_hash: '' })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),
    close: () => api.close(),
  };
}

export type ReviewShop = Awaited<ReturnType<typeof openReviewShop>>;
