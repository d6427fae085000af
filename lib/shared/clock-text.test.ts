import { clockText } from './clock-text.ts';
import { inLanguage } from './request-context.ts';

test.each([
  [0, '12 am', 'रात 12 बजे'],
  [255, '4:15 am', 'सुबह 4:15 बजे'],
  [630, '10:30 am', 'सुबह 10:30 बजे'],
  [720, '12 pm', 'दोपहर 12 बजे'],
  [1020, '5 pm', 'शाम 5 बजे'],
  [1260, '9 pm', 'रात 9 बजे'],
  [1440, '12 am', 'रात 12 बजे'],
])('%i minutes after midnight are %s', (minutes, english, hindi) => {
  expect(clockText(minutes)).toBe(english);
  expect(inLanguage('hi', () => clockText(minutes))).toBe(hindi);
});

test('a long time has its minutes', () => {
  expect(clockText(1260, true)).toBe('9:00 pm');
});
