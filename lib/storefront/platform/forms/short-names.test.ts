import { lengthened, shortened } from './short-names.ts';

const NAMES = ['fullName', 'city'];

test('fields stand under the places of their names, and come back under their own', () => {
  const fields = { city: 'Bengaluru', fullName: 'Asha', '': 'Whole form.', other: 'x' };
  expect(shortened(fields, NAMES)).toEqual({ '1': 'Bengaluru', '0': 'Asha', '': 'Whole form.', other: 'x' });
  expect(lengthened(shortened(fields, NAMES), NAMES)).toEqual(fields);
});

test('without names nothing is changed', () => {
  expect(shortened({ city: 'x' }, [])).toEqual({ city: 'x' });
  expect(lengthened({ city: 'x', '7': 'y' }, [])).toEqual({ city: 'x', '7': 'y' });
});
