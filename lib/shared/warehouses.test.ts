import { DEMO_PROFILE } from './shop-profile.ts';
import { warehousesOf } from './warehouses.ts';

const JAIPUR = { code: 'JPR', name: 'Jaipur', address: ['14 Johari Bazaar'], pincode: '302003' };

test('a shop without a list has one warehouse, at the address of the seller', () => {
  const { address } = DEMO_PROFILE.seller;
  expect(warehousesOf(DEMO_PROFILE)).toEqual([{ code: 'MAIN', name: 'Warehouse', address, pincode: '560005' }]);
  expect(warehousesOf({ seller: { address: ['1 Main Road, Pune 411 001'] } })[0].pincode).toBe('411001');
  expect(warehousesOf({ seller: { address: ['Pune'] } })[0].pincode).toBe('');
  expect(warehousesOf({ ...DEMO_PROFILE, warehouses: [JAIPUR] })).toEqual([JAIPUR]);
});
