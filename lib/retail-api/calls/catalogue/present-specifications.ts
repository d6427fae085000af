import type { ProductDetailsWire } from '#lib/contract/index.ts';
import type { CatalogueProduct, CatalogueStone } from '../../catalogue/catalogue-product.ts';

type Row = ProductDetailsWire['Specifications'][number];
type Of<Root extends CatalogueProduct['RootCategory']> = Extract<CatalogueProduct, { RootCategory: Root }>;

/** The specification in the words and units of a shopper, grouped, in the order to show. */
export function presentSpecifications(product: CatalogueProduct): Row[] {
  switch (product.RootCategory) {
    case 'Watches':
      return watch(product);
    case 'Smartwatches':
      return smartwatch(product);
    case 'Jewellery':
      return jewellery(product);
  }
}

function group(name: string, values: Record<string, string | null>): Row[] {
  return Object.entries(values).flatMap(([Name, Value]) => (Value === null ? [] : [{ Group: name, Name, Value }]));
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
const grams = (value: number) => `${value.toFixed(2)} g`;
const months = (value: number) => (value === 0 ? null : `${value} months`);

function watch({ Attributes: its, Gender }: Of<'Watches'>): Row[] {
  return [
    ...group('Case', {
      'Case size': `${its.CaseSizeMm} mm`,
      'Lug to lug': `${its.LugToLugMm} mm`,
      Thickness: `${its.ThicknessMm} mm`,
      'Case material': its.CaseMaterial,
      'Case shape': its.CaseShape,
      Glass: its.Glass,
    }),
    ...group('Dial and strap', {
      'Dial colour': its.DialColour,
      'Strap material': its.StrapMaterial,
      'Strap colour': its.StrapColour,
    }),
    ...group('Movement', {
      Movement: its.Movement,
      Functions: its.Functions.join(', '),
      'Water resistance': `${its.WaterResistanceM} m`,
    }),
    ...group('General', { Collection: its.Collection, For: Gender, Warranty: months(its.WarrantyMonths) }),
  ];
}

function smartwatch({ Attributes: its, Gender }: Of<'Smartwatches'>): Row[] {
  return [
    ...group('Display', {
      Display: its.Display,
      'Screen size': `${its.ScreenSizeIn} inch`,
      Shape: its.Shape,
    }),
    ...group('Features', {
      'Bluetooth calling': yesNo(its.BluetoothCalling),
      GPS: yesNo(its.Gps),
      Sensors: its.Sensors.join(', '),
      Battery: `up to ${its.BatteryDays} days`,
      'Water rating': its.WaterRating,
      'Works with': its.WorksWith.join(', '),
    }),
    ...group('Case and strap', {
      'Case colour': its.CaseColour,
      'Strap material': its.StrapMaterial,
      'Strap colour': its.StrapColour,
    }),
    ...group('General', { Collection: its.Collection, For: Gender, Warranty: months(its.WarrantyMonths) }),
  ];
}

function jewellery({ Attributes: its, Gender }: Of<'Jewellery'>): Row[] {
  return [
    ...group('Metal', {
      Metal: its.Metal,
      Purity: its.Purity,
      'Gross weight': grams(its.GrossWeightG),
      'Net weight': grams(its.NetWeightG),
      'BIS hallmarked': yesNo(its.Hallmarked),
    }),
    ...its.Stones.map((stone, index) => ({
      Group: 'Stones',
      Name: stoneName(its.Stones, index),
      Value: stoneText(stone),
    })),
    ...group('Stones', { Certificate: its.Certificate === 'None' ? null : its.Certificate }),
    ...group('General', {
      Type: its.Type,
      Collection: its.Collection,
      Occasion: its.Occasion.length === 0 ? null : its.Occasion.join(', '),
      For: Gender,
    }),
  ];
}

/** Stones of the same type are numbered, so that every name stands once. */
function stoneName(stones: readonly CatalogueStone[], index: number): string {
  const type = stones[index]?.Type ?? '';
  const same = stones.filter((stone) => stone.Type === type).length;
  const place = stones.slice(0, index + 1).filter((stone) => stone.Type === type).length;
  return same === 1 ? type : `${type} (${place})`;
}

/** `1 stone, 0.72 ct in all, Round brilliant, clarity VS1, colour G`. */
function stoneText(stone: CatalogueStone): string {
  const parts = [
    stone.Count === 1 ? '1 stone' : `${stone.Count} stones`,
    stone.Carat === null ? null : `${stone.Carat.toFixed(2)} ct${stone.Count === 1 ? '' : ' in all'}`,
    stone.Cut,
    stone.Clarity === null ? null : `clarity ${stone.Clarity}`,
    stone.Colour === null ? null : `colour ${stone.Colour}`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
