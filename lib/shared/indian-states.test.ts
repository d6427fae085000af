import { INDIAN_STATES, stateCodeOf, stateName } from './indian-states.ts';

test('there are 28 states and 8 union territories, in the order of their names', () => {
  const names = INDIAN_STATES.map(({ name }) => name);
  expect(new Set(names).size).toBe(36);
  expect(new Set(INDIAN_STATES.map(({ code }) => code)).size).toBe(36);
  expect(names).toEqual(names.toSorted());
});

test.each([
  ['01', 'Jammu and Kashmir'],
  ['07', 'Delhi'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['29', 'Karnataka'],
  ['37', 'Andhra Pradesh'],
  ['38', 'Ladakh'],
])('%s is %s', (code, name) => {
  expect(stateName(code)).toBe(name);
  expect(stateCodeOf(name)).toBe(code);
});

test.each(['00', '25', '28', '39', '1', '', 'constructor'])('%j is the code of no state', (code) => {
  expect(stateName(code)).toBeUndefined();
});
