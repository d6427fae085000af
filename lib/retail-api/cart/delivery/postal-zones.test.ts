import { INDIAN_STATES, stateCodeOf } from '#lib/shared/gst.ts';
import { PINCODE_EXCEPTIONS, REGIONS } from './postal-zones.ts';

const states = [...Object.values(REGIONS), ...Object.values(PINCODE_EXCEPTIONS)];

test.each([...new Set(states)])('%s, to which the store delivers, has a GST code', (state) => {
  expect(stateCodeOf(state)).toMatch(/^\d{2}$/);
});

test('the store delivers to every state', () => {
  expect(INDIAN_STATES.map(({ name }) => name).filter((name) => !states.includes(name))).toEqual([]);
});
