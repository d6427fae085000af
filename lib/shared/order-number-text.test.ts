import { canonicalOrderNumber } from './order-number-text.ts';

test.each([
  'SM-261121-ABC234',
  ' sm-261121-abc234 ',
  'sm261121abc234',
  'SM 261121 ABC 234',
  'sm–261121—abc234',
  'ＳＭ-261121-ABC234',
])('%j is the same order', (typed) => expect(canonicalOrderNumber(typed)).toBe('SM-261121-ABC234'));

test.each([
  ['10023-45', '10023-45'],
  ['a b c', 'ABC'],
  ['', ''],
])('%j of another form is kept as %j', (typed, expected) => expect(canonicalOrderNumber(typed)).toBe(expected));
