import { withoutInvisible } from './visible-text.ts';

test.each([
  ['\u202aAsha\u202c', 'Asha'],
  ['\u200bA\u00ads\u2060ha\ufeff', 'Asha'],
  ['\u2067Flat 4\u2069', 'Flat 4'],
  ['\u200b\u200e', ''],
  ['श्रीमान्\u200dक', 'श्रीमान्\u200dक'],
  ['മലയാളം\u200c', 'മലയാളം\u200c'],
  ['Asha Rao', 'Asha Rao'],
])('%j is read as %j', (typed, read) => expect(withoutInvisible(typed)).toBe(read));
