import { designCode } from './design-code.ts';

test.each([
  ['1801AV02', '1801AV'],
  ['D101MR01', 'D101MR'],
  ['WATCH-001', 'WATCH-001'],
  ['WATCH001', 'WATCH001'],
  ['89012345', '89012345'],
  ['1801AV021', '1801AV021'],
  ['1801AV', '1801AV'],
])('%s is a colourway of design %s', (ProductCode, design) => {
  expect(designCode({ ProductCode })).toBe(design);
});

test('the operator’s design code takes precedence over the product code', () => {
  expect(designCode({ ProductCode: '1801AV02', DesignCode: 'LOTUS' })).toBe('LOTUS');
});
