import { landmarkLine, localityLine } from './address-text.ts';

test.each([
  [['Bengaluru', 'Karnataka', '560001'], 'Bengaluru, Karnataka 560001'],
  [['Bengaluru', '', '560001'], 'Bengaluru 560001'],
  [['', 'Karnataka', ''], 'Karnataka'],
  [['', '', ''], ''],
])('the last line of the address %j is %j', ([city = '', state = '', pincode = ''], line) =>
  expect(localityLine({ city, state, pincode })).toBe(line),
);

test.each([
  ['City Hospital', 'Near City Hospital'],
  ['near City Hospital', 'near City Hospital'],
  ['Opp. City Hospital', 'Opp. City Hospital'],
  ['Nearby Stores', 'Near Nearby Stores'],
  ['', ''],
])('the landmark %j reads %j', (landmark, line) => expect(landmarkLine(landmark)).toBe(line));
