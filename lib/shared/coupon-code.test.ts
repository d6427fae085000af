import { canonicalCode } from './coupon-code.ts';

test.each([
  ['GANGA10', 'GANGA10'],
  [' ganga 10\n', 'GANGA10'],
  ['gan\u00a0ga\u200b10', 'GANGA10'],
  ['', ''],
])('%j is %j', (typed, code) => expect(canonicalCode(typed)).toBe(code));
