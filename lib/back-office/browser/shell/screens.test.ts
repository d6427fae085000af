import { calls, type RetailCall } from '#lib/contract/index.ts';
import { STAFF_ROLES, type StaffRole } from '#lib/contract/staff-vocabulary.ts';
import { OTHERWISE_NAMED } from '../api/call.ts';
import { isInMenu, SCREENS, screensFor } from './screens.ts';

const operatorCalls = Object.entries<RetailCall>(calls).filter(([, { operator, access }]) => operator ?? access);
const callsOf = (role: StaffRole) =>
  new Set(
    operatorCalls
      .filter(([, { operator = [] }]) => role === 'owner' || operator.some((one) => one === role))
      .map(([, { name }]) => name),
  );
const menuOf = (role: StaffRole) =>
  screensFor(callsOf(role))
    .filter(isInMenu)
    .map(({ path }) => path);

test('the name of each call of staff is its key in the contract, by which the page knows its types', () => {
  const others: Readonly<Record<string, string>> = OTHERWISE_NAMED;
  for (const [key, { name }] of operatorCalls) {
    expect(name).toBe(others[key] ?? key.charAt(0).toUpperCase() + key.slice(1));
  }
});

test('every screen needs calls that exist', () => {
  const names = new Set(operatorCalls.map(([, { name }]) => name));
  for (const { needs } of SCREENS) for (const name of needs) expect(names).toContain(name);
});

test('an owner sees every screen, and each role those that it can use', () => {
  expect(menuOf('owner')).toEqual(SCREENS.filter(isInMenu).map(({ path }) => path));
  expect(menuOf('packer')).toEqual(expect.arrayContaining(['/orders', '/returns', '/stock']));
  for (const path of ['/refunds', '/prices', '/reports', '/staff', '/audit'])
    expect(menuOf('packer')).not.toContain(path);
  expect(menuOf('accountant')).toEqual(expect.arrayContaining(['/refunds', '/reports', '/orders']));
  expect(menuOf('accountant')).not.toContain('/prices');
});

test.each(STAFF_ROLES)('%s has somewhere to begin', (role) => {
  expect(menuOf(role).length).toBeGreaterThan(1);
});
