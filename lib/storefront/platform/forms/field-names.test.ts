import { restoreFieldNames, shortenFieldNames } from './field-names.ts';

const NAMES = ['fullName', 'city'];

test('shortened form fields are named by position, and get their names back', () => {
  const fields = { city: 'Bengaluru', fullName: 'Asha', '': 'Whole form.', other: 'x' };
  expect(shortenFieldNames(fields, NAMES)).toEqual({ '1': 'Bengaluru', '0': 'Asha', '': 'Whole form.', other: 'x' });
  expect(restoreFieldNames(shortenFieldNames(fields, NAMES), NAMES)).toEqual(fields);
});

test('without a list of names form fields are unchanged', () => {
  expect(shortenFieldNames({ city: 'x' }, [])).toEqual({ city: 'x' });
  expect(restoreFieldNames({ city: 'x', '7': 'y' }, [])).toEqual({ city: 'x', '7': 'y' });
});
