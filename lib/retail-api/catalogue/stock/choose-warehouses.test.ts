import { chooseWarehouses, type WantedSku } from './choose-warehouses.ts';

const want = (sku: string, quantity: number, pieces: Record<string, number>): WantedSku => ({
  sku,
  quantity,
  pieces: new Map(Object.entries(pieces)),
});
const NEAREST_FIRST = ['NEAR', 'MID', 'FAR'];

test.each<[string, WantedSku[], [string, string, number][] | undefined]>([
  ['the nearest that has all', [want('A', 2, { FAR: 9, NEAR: 2 })], [['A', 'NEAR', 2]]],
  [
    'one that has all before two that are nearer',
    [want('A', 1, { NEAR: 1, FAR: 1 }), want('B', 1, { MID: 1, FAR: 1 })],
    [
      ['A', 'FAR', 1],
      ['B', 'FAR', 1],
    ],
  ],
  [
    'as few as possible, and the nearest of them',
    [want('A', 3, { NEAR: 1, MID: 1, FAR: 2 }), want('B', 1, { MID: 1, NEAR: 1 })],
    [
      ['A', 'NEAR', 1],
      ['A', 'FAR', 2],
      ['B', 'NEAR', 1],
    ],
  ],
  ['nothing where all have too little', [want('A', 4, { NEAR: 1, FAR: 2 })], undefined],
])('an order is taken from %s', (_title, wanted, expected) => {
  const chosen = chooseWarehouses(wanted, NEAREST_FIRST);
  expect(chosen?.map(({ sku, warehouse, quantity }) => [sku, warehouse, quantity])).toEqual(expected);
});
