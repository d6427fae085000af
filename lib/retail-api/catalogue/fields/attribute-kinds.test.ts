import { attributeKinds } from './attribute-kinds.ts';

test('every attribute has the kind of its schema', () => {
  const kinds = new Map(attributeKinds('Jewellery').map(({ name, kind }) => [name, kind]));
  expect(Object.fromEntries(kinds)).toMatchObject({
    Metal: 'text',
    MainStone: 'text',
    NetWeightG: 'number',
    Occasion: 'words',
    Stones: 'stones',
    Hallmarked: 'yes-no',
    MetalRateOn: 'date',
    PriceBreakup: 'breakup',
  });
  expect(attributeKinds('Watches')).toContainEqual({ name: 'WarrantyMonths', kind: 'whole' });
});
