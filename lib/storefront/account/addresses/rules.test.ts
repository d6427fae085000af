import { addressFieldProblem, canonicalField } from './rules.ts';

test.each<[Parameters<typeof canonicalField>[0], string, string]>([
  ['fullName', '  Asha \t\n Rao ', 'Asha Rao'],
  ['addressLine1', '12\u0000, Lake\u2003View', '12 , Lake View'],
  ['fullName', '\u202eAsha\u200b Rao\u202c', 'Asha Rao'],
  ['fullName', 'श्रीमान्\u200dक', 'श्रीमान्\u200dक'],
  ['landmark', '\u2066Temple\u2069', 'Temple'],
  ['mobile', '+91 98765-43210', '9876543210'],
  ['mobile', '12345', '12345'],
  ['alternateMobile', ' ', ''],
  ['pincode', '560 001', '560001'],
  ['pincode', '５６０００１', '560001'],
  ['gstin', '29 aapfu 0939f1zr', '29AAPFU0939F1ZR'],
])('the address field %s typed as %j is saved as %j', (field, typed, saved) => {
  expect(canonicalField(field, typed)).toBe(saved);
});

test.each<[Parameters<typeof addressFieldProblem>[0], string, RegExp | null]>([
  ['fullName', '', /name of the person who receives/],
  ['fullName', '\u200d\u3164', /name of the person who receives/],
  ['fullName', '123', /name of the person who receives/],
  ['fullName', 'आशा', null],
  ['addressLine1', '\u200d', /flat, house number or building/],
  ['addressLine1', '#12', null],
  ['fullName', 'x'.repeat(100), null],
  ['fullName', 'x'.repeat(101), /at most 100/],
  ['mobile', '', /10-digit/],
  ['mobile', '5987654321', /10-digit/],
  ['alternateMobile', '', null],
  ['alternateMobile', '123', /10-digit/],
  ['pincode', '560001', null],
  ['pincode', '060001', /begin with 0/],
  ['pincode', '5600011', /6-digit/],
  ['addressLine2', '', null],
  ['landmark', '', null],
  ['city', '', /city, town or district/],
  ['stateCode', '29', null],
  ['stateCode', '00', /Choose a state/],
  ['gstin', '', null],
  ['gstin', '27AAPFU0939F1ZV', /same state/],
])('the address field %s with %j has the problem %s', (field, text, message) => {
  const problem = addressFieldProblem(field, text, '29');
  if (message === null) expect(problem).toBeNull();
  else expect(problem).toMatch(message);
});
