import type { CatalogueProduct } from '../catalogue-product.ts';
import { colourTerms } from './facet-colours.ts';
import type { FacetDefinition, FacetTerm } from './facet-definition.ts';
import { type Bands, booleanTerms, listTerms, rangeTerms, thresholdTerms, wordTerms } from './facet-terms.ts';

type Smartwatch = Extract<CatalogueProduct, { RootCategory: 'Smartwatches' }>;

const SCREEN_SIZES: Bands = {
  limits: [1.3, 1.5, 1.8],
  step: 0.01,
  labelOf: (inches) => `${inches} inches`,
  formatRange: (from, to) => `${from} to ${to} inches`,
};
const BATTERY_DAYS = [5, 7, 10, 14];
/** Sensors that every smartwatch has are no useful filter. */
const PLAIN_SENSORS = new Set(['Accelerometer', 'Gyroscope']);

function group(definition: Omit<FacetDefinition, 'terms'>, terms: (product: Smartwatch) => readonly FacetTerm[]) {
  return {
    ...definition,
    terms: ({ product }) => (product.RootCategory === 'Smartwatches' ? terms(product) : []),
  } satisfies FacetDefinition;
}

/** `Android 9+` becomes Android: a phone's owner knows its system, but seldom the version. */
function systemTerms(systems: readonly string[] | undefined): FacetTerm[] {
  return listTerms(systems?.map((system) => system.replace(/\s*\d[\d.]*\s*\+?$/, '')));
}

/** The filter groups for smartwatches only. */
export const SMARTWATCH_GROUPS: readonly FacetDefinition[] = [
  group({ key: 'display', title: 'Display', kind: 'words' }, ({ Attributes }) => wordTerms(Attributes.Display)),
  group({ key: 'screen', title: 'Screen size', kind: 'bands' }, ({ Attributes }) =>
    rangeTerms(Attributes.ScreenSizeIn, SCREEN_SIZES),
  ),
  group({ key: 'calling', title: 'Bluetooth calling', kind: 'words' }, ({ Attributes }) =>
    booleanTerms(Attributes.BluetoothCalling, 'With Bluetooth calling'),
  ),
  group({ key: 'gps', title: 'GPS', kind: 'words' }, ({ Attributes }) => booleanTerms(Attributes.Gps, 'With GPS')),
  group({ key: 'battery', title: 'Battery life', kind: 'bands' }, ({ Attributes }) =>
    thresholdTerms(Attributes.BatteryDays, BATTERY_DAYS, ' days'),
  ),
  group({ key: 'sensor', title: 'Health and sensors', kind: 'words' }, ({ Attributes }) =>
    listTerms(Attributes.Sensors?.filter((name) => !PLAIN_SENSORS.has(name))),
  ),
  group({ key: 'works-with', title: 'Works with', kind: 'words' }, ({ Attributes }) =>
    systemTerms(Attributes.WorksWith),
  ),
  group({ key: 'esim', title: 'eSIM', kind: 'words' }, ({ Attributes }) => booleanTerms(Attributes.ESim, 'With eSIM')),
  group({ key: 'colour', title: 'Colour', kind: 'colours' }, ({ ColorName }) => colourTerms(ColorName)),
];
