import { lengthened, shortened } from './short-names.ts';

const NAMES = ['fullName', 'city'];

test('shortened form fields are named by position, and get their names back', () => {
  const fields = { city: 'Bengaluru', fullName: 'Asha', '': 'Whole form.', other: 'x' };
  expect(shortened(fields, NAMES)).toEqual({ '1': 'Bengaluru', '0': 'Asha', '': 'Whole form.', other: 'x' });
  expect(lengthened(shortened(fields, NAMES), NAMES)).toEqual(fields);
});

test('without a list of names form fields are unchanged', () => {
  expect(shortened({ city: 'x' }, [])).toEqual({ city: 'x' });
  expect(lengthened({ city: 'x', '7': 'y' }, [])).toEqual({ city: 'x', '7': 'y' });
});
