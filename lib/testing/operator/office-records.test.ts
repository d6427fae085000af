import {
  type EditedRecord,
  RECORD_LISTS,
  type RecordListKind,
} from '#lib/back-office/browser/screens/records/list-kinds.ts';
import { newCoupon, newOffer } from '#lib/back-office/browser/screens/records/new-promotion.ts';
import { PROMOTION_KINDS, withOfferKind } from '#lib/back-office/browser/screens/records/promotion.ts';
import { formerFields, type SentRow, undoRow } from '#lib/back-office/browser/screens/records/record-undo.ts';
import type { calls, DataOf, RefusalData } from '#lib/contract/index.ts';
import { send as ask } from '#lib/retail-api/testing/api-caller.ts';
import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';

let api: TestApi;
let keys = 0;
beforeEach(async () => {
  api = await createTestApi({ operatorKey: OPERATOR_KEY, promotions: 'demo' });
});
afterEach(() => api.close());

const send = <Data>(name: string, fields: object) =>
  deskCaller(api.handle)<Data>(name, { Operator: 'Meera Shah', IdempotencyKey: `undo-key-${keys++}`, ...fields });
/** The records of a list, in their order. */
async function recordsOf(kind: RecordListKind): Promise<readonly EditedRecord[]> {
  if (kind === 'coupons') {
    return (await send<{ Coupons: readonly EditedRecord[] }>('CouponRecords', {})).Data?.Coupons ?? [];
  }
  const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
  return (await ask<readonly EditedRecord[]>(api.handle, RECORD_LISTS[kind].list, { headers })).Data ?? [];
}
/** Coupons are found by their codes: their places mean nothing. */
const plain = (kind: RecordListKind, records: readonly EditedRecord[]) =>
  records.map(({ Id, Position, Fields }) => ({ Id, Fields, ...(kind !== 'coupons' && { Position }) }));

async function save(kind: RecordListKind, row: SentRow): Promise<number> {
  const reply = await send<DataOf<typeof calls.saveBrands>>(RECORD_LISTS[kind].save, { Rows: [row] });
  expect(reply.Data?.Saved).toBe(1);
  return reply.Data?.Rows[0]?.Version ?? 0;
}

const STORE = {
  Name: 'Pune Koregaon Park',
  Address: '1 North Main Road',
  City: 'Pune',
  State: 'Maharashtra',
  Pincode: '411001',
  Latitude: 18.5362,
  Longitude: 73.8958,
  Phone: '+91 00000 10999',
  Hours: { MonToSat: '10:30-21:00', Sun: '11:00-21:00' },
  Services: [],
  Departments: ['Watches'],
};
const CASES: [RecordListKind, Record<string, unknown>, Record<string, unknown>][] = [
  ['categories', { Intro: 'Changed' }, { StoreCategoryName: 'New', Rule: { RootCategory: 'Watches' } }],
  ['brands', { Country: 'Nepal' }, { Name: 'New Brand', Story: 'A story.', Country: 'India' }],
  ['offers', { terms: 'Changed', paused: true }, { ...newOffer(Date.now()), title: 'New', terms: 'Once.' }],
  ['coupons', { terms: 'Changed', maximumUses: 7 }, { ...newCoupon(Date.now()), terms: 'Once.' }],
  ['stores', { Phone: '+91 99999 00000' }, STORE],
];
const NEW_IDS: Partial<Record<RecordListKind, string>> = { brands: 'new-brand', coupons: 'NEWCODE', stores: 'ST999' };

test.each(CASES)(
  '%s: a change, an addition and a removal are taken back by the row for it',
  async (kind, change, added) => {
    const before = await recordsOf(kind);
    const isAsBefore = async () => expect(plain(kind, await recordsOf(kind))).toEqual(plain(kind, before));
    const [record] = before;
    if (!record) throw new Error(`There are no ${kind}.`);
    const { Id, Version } = record;
    const changed: SentRow = { Id, Action: 'save', ExpectedVersion: Version, Fields: change, Position: 2 };
    await save(kind, undoRow(record, changed, await save(kind, changed)));
    await isAsBefore();

    const empty = { Id: '', Version: 0, Position: 0, Fields: {} };
    const sent: SentRow = { Id: NEW_IDS[kind] ?? 'new-record', Action: 'save', ExpectedVersion: 0, Fields: added };
    const version = await save(kind, sent);
    const withAdded = await recordsOf(kind);
    const found = withAdded.find((one) => one.Id === sent.Id) ?? empty;
    const removed: SentRow = { Id: sent.Id, Action: 'remove', ExpectedVersion: version };
    const back = await save(kind, undoRow(found, removed, await save(kind, removed)));
    expect(plain(kind, await recordsOf(kind))).toEqual(plain(kind, withAdded));
    await save(kind, undoRow(empty, sent, back));
    await isAsBefore();
  },
);

test('what somebody else has changed since is not taken back', async () => {
  const [brand] = await recordsOf('brands');
  if (!brand) throw new Error('There are no brands.');
  const row: SentRow = { Id: brand.Id, Action: 'save', ExpectedVersion: brand.Version, Fields: { Country: 'Nepal' } };
  const version = await save('brands', row);
  await save('brands', { ...row, ExpectedVersion: version, Fields: { Story: 'By somebody else.' } });
  const reply = await send<RefusalData>('SaveBrands', { Rows: [undoRow(brand, row, version)] });
  expect(reply.Data?.Refused).toMatchObject([{ Row: 1, Field: 'ExpectedVersion' }]);
});

test('a product gets its fields of before', async () => {
  const read = async () =>
    (await send<DataOf<typeof calls.productRecord>>('ProductRecord', { ProductCode: '1801AV01' })).Data;
  const before = await read();
  if (!before) throw new Error('There is no such product.');
  const change = (ExpectedVersion: number, Product: object) =>
    send<DataOf<typeof calls.saveProducts>>('SaveProducts', {
      Rows: [{ ProductCode: '1801AV01', ExpectedVersion, Product }],
    });
  const Product = { ProductTitle: 'Another title, Blue', Labels: [], DesignCode: 'GANGA-OTHER' };
  const version = (await change(before.Version, Product)).Data?.Rows[0]?.Version ?? 0;
  expect(version).toBe(before.Version + 1);
  expect((await change(version, formerFields(before.Product, Product))).Data?.Saved).toBe(1);
  expect((await read())?.Product).toEqual(before.Product);
});

test('an offer that becomes of another kind can be saved, from each kind to each', async () => {
  for (const first of PROMOTION_KINDS) {
    for (const then of PROMOTION_KINDS) {
      const fields = { ...newOffer(Date.now()), title: 'Spring', terms: 'While it lasts.' };
      const Rows = [{ Id: 'spring', ExpectedVersion: 0, Fields: withOfferKind(withOfferKind(fields, first), then) }];
      const reply = await send<DataOf<typeof calls.saveOffers>>('SaveOffers', { Rows, DryRun: true });
      expect(reply.Data?.Saved).toBe(1);
    }
  }
});
