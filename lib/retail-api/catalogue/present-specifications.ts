import type { ProductDetailsWire } from '#lib/contract/index.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { CatalogueStone } from './product-attributes.ts';

type Row = ProductDetailsWire['Specifications'][number];
type Of<Root extends CatalogueProduct['RootCategory']> = Extract<CatalogueProduct, { RootCategory: Root }>;

/** The specification in shoppers' words and units, grouped, in display order. */
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

/** Rows of the known values; an attribute that the operator's feed left out has none. */
function group(name: string, values: Record<string, string | undefined>): Row[] {
  return Object.entries(values).flatMap(([Name, Value]) => (Value ? [{ Group: name, Name, Value }] : []));
}

function presentKnown<Value>(value: Value | undefined, present: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : present(value);
}

const yesNo = (value: boolean | undefined) => presentKnown(value, (yes) => (yes ? 'Yes' : 'No'));
const grams = (value: number | undefined) => presentKnown(value, (weight) => `${weight.toFixed(2)} g`);
/** A weight, or the lightest and the heaviest of the sizes; undefined if none states it. */
function gramsBySize({ Attributes, Skus }: Of<'Jewellery'>, name: 'NetWeightG' | 'GrossWeightG'): string | undefined {
  const weights = Skus.flatMap((size) => size[name] ?? Attributes[name] ?? []);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  return weights.length === 0 || least === most ? grams(weights[0]) : `${least.toFixed(2)} to ${grams(most)}, by size`;
}
/** The overall colour, if no more specific one is known. */
const colourUnless = (finer: string | undefined, colour: string) => (finer ? undefined : colour);
const millimetres = (value: number | undefined) => presentKnown(value, (length) => `${length} mm`);
const months = (value: number | undefined) =>
  value === 0 ? undefined : presentKnown(value, (count) => `${count} months`);

function watch({ Attributes: its, Gender, ColorName }: Of<'Watches'>): Row[] {
  return [
    ...group('Case', {
      'Case size': millimetres(its.CaseSizeMm),
      'Lug to lug': millimetres(its.LugToLugMm),
      Thickness: millimetres(its.ThicknessMm),
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
      Functions: its.Functions?.join(', '),
      'Water resistance': presentKnown(its.WaterResistanceM, (depth) => `${depth} m`),
    }),
    ...group('General', {
      Collection: its.Collection,
      Colour: colourUnless(its.DialColour, ColorName),
      For: Gender,
      Warranty: months(its.WarrantyMonths),
    }),
  ];
}

function smartwatch({ Attributes: its, Gender, ColorName }: Of<'Smartwatches'>): Row[] {
  return [
    ...group('Display', {
      Display: its.Display,
      'Screen size': presentKnown(its.ScreenSizeIn, (size) => `${size} inch`),
      Shape: its.Shape,
    }),
    ...group('Features', {
      'Bluetooth calling': yesNo(its.BluetoothCalling),
      GPS: yesNo(its.Gps),
      eSIM: yesNo(its.ESim),
      Sensors: its.Sensors?.join(', '),
      Battery: presentKnown(its.BatteryDays, (days) => `up to ${days} days`),
      'Water rating': its.WaterRating,
      'Works with': its.WorksWith?.join(', '),
    }),
    ...group('Case and strap', {
      'Case colour': its.CaseColour,
      'Strap material': its.StrapMaterial,
      'Strap colour': its.StrapColour,
    }),
    ...group('General', {
      Collection: its.Collection,
      Colour: colourUnless(its.CaseColour, ColorName),
      For: Gender,
      Warranty: months(its.WarrantyMonths),
    }),
  ];
}

function jewellery(product: Of<'Jewellery'>): Row[] {
  const { Attributes: its, Gender, ColorName } = product;
  return [
    ...group('Metal', {
      Metal: its.Metal,
      Purity: its.Purity,
      'Gross weight': gramsBySize(product, 'GrossWeightG'),
      'Net weight': gramsBySize(product, 'NetWeightG'),
      'BIS hallmarked': yesNo(its.Hallmarked),
      HUID: its.HUID,
    }),
    ...(its.Stones ?? []).map((stone, index, all) => ({
      Group: 'Stones',
      Name: stoneName(all, index),
      Value: stoneText(stone),
    })),
    ...group('Stones', { Certificate: its.Certificate === 'None' ? undefined : its.Certificate }),
    ...group('General', {
      Type: its.Type,
      Collection: its.Collection,
      Occasion: its.Occasion?.join(', '),
      Colour: colourUnless(its.Metal, ColorName),
      For: Gender,
    }),
  ];
}

/** Several stones of one type are numbered, so that every name is unique. */
function stoneName(stones: readonly CatalogueStone[], index: number): string {
  const type = stones[index]?.Type ?? '';
  const same = stones.filter((stone) => stone.Type === type).length;
  const place = stones.slice(0, index + 1).filter((stone) => stone.Type === type).length;
  return same === 1 ? type : `${type} (${place})`;
}

/** `18 stones, 0.72 ct in total, Round brilliant, clarity VS1, colour G`. */
function stoneText(stone: CatalogueStone): string {
  const parts = [
    stone.Count === 1 ? '1 stone' : `${stone.Count} stones`,
    stone.Carat === null ? null : `${stone.Carat.toFixed(2)} ct${stone.Count === 1 ? '' : ' in total'}`,
    stone.Cut,
    stone.Clarity === null ? null : `clarity ${stone.Clarity}`,
    stone.Colour === null ? null : `colour ${stone.Colour}`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
