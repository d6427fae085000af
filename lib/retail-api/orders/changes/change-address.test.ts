import { TEST_ADDRESS, testDocument } from '../../testing/orders.ts';
import { resetShopRules, setDelivery } from '../../testing/shop-rules.ts';
import { changeAddress } from './change-address.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const { StateCode, State, Country, GSTIN, ...FIELDS } = TEST_ADDRESS;
const change = (fields: Partial<typeof FIELDS>, due = 0) =>
  changeAddress(testDocument(), { ...FIELDS, ...fields }, { due, engravingDays: 0, now: NOW });

test('another delivery address in the same town keeps the promised days', () => {
  expect(change({ AddressLine1: '7 Church Street', Landmark: 'the post office' })).toEqual({
    code: 'Success',
    data: {
      isChanged: true,
      document: {
        ...testDocument(),
        address: { ...TEST_ADDRESS, AddressLine1: '7 Church Street', Landmark: 'the post office' },
        invoicedAddress: TEST_ADDRESS,
      },
    },
  });
});

test('the same delivery address changes nothing', () => {
  expect(change({})).toEqual({ code: 'Success', data: { isChanged: false, document: testDocument() } });
});

test('a longer delivery time replaces the promised days', () => {
  const changed = change({ Pincode: '585401', City: 'Bidar' });
  expect(changed.code === 'Success' && changed.data.document.promise).not.toEqual(testDocument().promise);
  expect(changed.code === 'Success' && changed.data.document.address.State).toBe('Karnataka');
});

test.each([
  ['another state', { Pincode: '110001' }, 0, { code: 'InvalidRequest', data: { Field: 'Pincode' } }],
  ['where nothing is delivered to', { Pincode: '999999' }, 0, { code: 'NotServiceable' }],
])('rejects %s', (_where, fields, due, refusal) => expect(change(fields, due)).toMatchObject(refusal));

test('an order can move within its state in a district that has pincodes of two', () => {
  const address = { ...TEST_ADDRESS, Pincode: '600001', State: 'Tamil Nadu', StateCode: '33' };
  const { StateCode: _code, State: _state, Country: _country, GSTIN: _gstin, ...fields } = address;
  const circumstances = { due: 0, engravingDays: 0, now: NOW };
  const moved = changeAddress({ ...testDocument(), address }, { ...fields, Pincode: '605101' }, circumstances);
  expect(moved.code).toBe('Success');
});

describe('an express order', () => {
  const express = { ...testDocument(), express: true as const };
  const move = (Pincode: string) =>
    changeAddress(express, { ...FIELDS, Pincode }, { due: 0, engravingDays: 0, now: NOW });

  beforeEach(() =>
    setDelivery({ express: { charge: 0, freeFrom: null, days: [0, 1], zones: ['Bengaluru'], pincodes: [] } }),
  );
  afterEach(resetShopRules);

  test('keeps its days where express delivery is offered', () => {
    expect(move('560002')).toMatchObject({ code: 'Success', data: { document: { promise: express.promise } } });
  });

  test('moves nowhere else', () => {
    expect(move('570001')).toMatchObject({ code: 'InvalidRequest', data: { Field: 'Express' } });
  });
});

test('an amount due on delivery can move only to a pincode where couriers take cash', () => {
  const island = { ...TEST_ADDRESS, Pincode: '744101', State: 'Andaman and Nicobar Islands', StateCode: '35' };
  const order = { ...testDocument(), address: island };
  const { StateCode: _code, State: _state, Country: _country, GSTIN: _gstin, ...fields } = island;
  const to = (due: number) =>
    changeAddress(order, { ...fields, Pincode: '744301' }, { due, engravingDays: 0, now: NOW }).code;
  expect([to(0), to(1)]).toEqual(['Success', 'MethodNotOffered']);
});
