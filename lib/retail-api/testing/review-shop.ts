import type { OwnReviewsWire, ProductReviewsWire } from '#lib/contract/index.ts';
import { savePhoto } from '../community/uploads/save-photo.ts';
import type { Engine } from '../core/db/engine.ts';
import { addCustomer, type TestCustomer } from './add-customer.ts';
import { send, signInSession } from './api-caller.ts';
import { addCatalogueVersion } from './catalogue-version.ts';
import { createTestApi } from './create-test-api.ts';
import { eraseShoppers } from './erase-shoppers.ts';
import { FakeUploadMaker } from './fake-upload-maker.ts';
import { OPERATOR_KEY } from './operator.ts';
import { receive } from './received-order.ts';

const START = Date.parse('2026-11-20T10:00:00+05:30');
/** The seed watch that is reviewed unless another product is given. */
export const REVIEWED = '1801AV01';
// The first bytes of a WebP image of 20 by 10 pixels.
const PHOTO = Buffer.from('524946460000000057454250565038580a000000000000001300000900000000', 'hex');
/** A review as its author submits it. */
export const WRITTEN = {
  ProductCode: REVIEWED,
  Stars: 5,
  Title: 'Keeps time',
  Text: 'Worn every day since Diwali.',
  DisplayName: 'Asha R.',
};

/** A retail API where buyers review products, and an operator moderates the reviews. */
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
  /** Writes a review one second later than the previous action. */
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
    /** Deletes all shoppers and their reviews. */
    async reset() {
      now = START;
      await eraseShoppers(db);
    },
    /** A customer to whom products were delivered. */
    async buyer(name: string, codes: readonly string[] = [REVIEWED]): Promise<TestCustomer> {
      const customer = await addCustomer(api, { name });
      await receive(db, customer.id, codes);
      return customer;
    },
    write,
    /** The same, but throws if refused; returns the review id. */
    async written(by: TestCustomer, fields: object = {}): Promise<string> {
      const { ReturnCode, Data } = await write(by, fields);
      if (ReturnCode !== 0 || !Data) throw new Error(`Not written: ${ReturnCode} ${JSON.stringify(Data)}`);
      return Data.ReviewId;
    },
    operate,
    moderate: (ReviewId: string, Decision = 'approve', more: object = {}) =>
      operate<{ State: string }>('ModerateReview', { ReviewId, Decision, ...more }),
    queue: async (State = 'waiting') =>
      (await operate<{ Reviews: { ReviewId: string }[] }>('ReviewQueue', { State })).Data?.Reviews ?? [],
    own: async (by: TestCustomer) => (await by.caller.post<OwnReviewsWire>('OwnReviews')).Data,
    async published(fields: object = {}): Promise<ProductReviewsWire> {
      const guest = await signInSession(api.handle);
      const { Data } = await guest.post<ProductReviewsWire>('ProductReviews', { ProductCode: REVIEWED, ...fields });
      if (!Data) throw new Error('There are no reviews.');
      return Data;
    },
    /** Uploads a photo; returns its id. */
    async photo(by: TestCustomer): Promise<string> {
      const uploaded = await savePhoto(api.context, by.id, PHOTO);
      if (uploaded.code !== 'Success') throw new Error(`Not kept: ${uploaded.code}`);
      return uploaded.data;
    },
    /** The catalogue version, which increases with every announced change. */
    version: async () => (await db.selectFrom('catalogue_version').select('version').executeTakeFirst())?.version ?? 0,
    /** Creates a catalogue version, which the seed lacks. */
    countVersions: () => addCatalogueVersion(db),
    close: () => api.close(),
  };
}

export type ReviewShop = Awaited<ReturnType<typeof openReviewShop>>;
