import { collectProblems, withCollect } from './collect-choice.ts';
import type { CollectOffer } from './types.ts';

const store = { code: 'ST101', name: 'Lavelle Walk', address: '', distance: '', ready: '', hours: '' };
const OFFER: CollectOffer = { stores: [store], isMadeToOrder: false, keptDays: 7 };
const FIELDS = {
  method: 'collect',
  store: 'ST101',
  collectName: ' Ravi Rao ',
  collectMobile: '+91 98123 45678',
} as const;

test('a store that has all items, a name and a mobile number are needed to collect', () => {
  expect(collectProblems(FIELDS, OFFER)).toEqual({});
  expect(
    Object.keys(collectProblems({ ...FIELDS, store: 'ST102', collectName: ' ', collectMobile: '12' }, OFFER)),
  ).toEqual(['store', 'collectName', 'collectMobile']);
  expect(collectProblems({ ...FIELDS, collectName: 'R'.repeat(61) }, OFFER)).toHaveProperty('collectName');
  expect(collectProblems(FIELDS, { ...OFFER, stores: [] })).toHaveProperty('store');
  expect(collectProblems(FIELDS, null)).toHaveProperty('store');
});

test('a delivery needs none of them, and takes back what was chosen', () => {
  const deliver = { method: 'deliver', store: '', collectName: '', collectMobile: '' } as const;
  expect(collectProblems(deliver, null)).toEqual({});
  const chosen = withCollect({ addressId: 'home' }, FIELDS);
  expect(chosen).toEqual({ addressId: 'home', collect: { store: 'ST101', name: 'Ravi Rao', mobile: '9812345678' } });
  expect(withCollect(chosen, deliver)).toEqual({ addressId: 'home' });
});
