import { defaultDisplayName } from './display-name.ts';

test.each([
  ['Asha Rao', 'Asha R.'],
  ['  asha  k.  rao ', 'asha R.'],
  ['Asha', 'Asha'],
  ['', ''],
  ['आशा राव', 'आशा रा.'],
  [`${'A'.repeat(39)} Rao`, 'A'.repeat(39)],
  ['A'.repeat(60), 'A'.repeat(40)],
])('the display name of %s is %s', (name, shown) => {
  expect(defaultDisplayName(name)).toBe(shown);
});
