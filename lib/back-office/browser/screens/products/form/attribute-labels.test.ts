import { attributeLabel } from './attribute-labels.ts';

test.each([
  ['CaseSizeMm', 'Case size', 'mm'],
  ['WaterResistanceM', 'Water resistance', 'm'],
  ['WarrantyMonths', 'Warranty', 'months'],
  ['MakingPerGram', 'Making per gram', '₹ per gram'],
  ['WastagePercent', 'Wastage', '%'],
  ['ScreenSizeIn', 'Screen size', 'in'],
  ['ESim', 'eSIM', ''],
  ['HUID', 'HUID', ''],
  ['DialColour', 'Dial colour', ''],
  ['Collection', 'Collection', ''],
])('%s is %s in %s', (name, label, unit) => {
  expect(attributeLabel(name)).toEqual({ label, unit });
});
