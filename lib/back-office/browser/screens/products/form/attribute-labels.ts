import { sentenceOf } from '../../../parts/labels.ts';

/** Units by the ends of the names of attributes. */
const UNITS: readonly (readonly [end: string, unit: string])[] = [
  ['PerGram', '₹ per gram'],
  ['PerPiece', '₹ per piece'],
  ['Percent', '%'],
  ['Months', 'months'],
  ['Charges', '₹'],
  ['Value', '₹'],
  ['Days', 'days'],
  ['Mm', 'mm'],
  ['In', 'in'],
  ['M', 'm'],
  ['G', 'g'],
];
/** Names whose words say too little. */
const NAMES: Readonly<Record<string, string>> = {
  HUID: 'HUID',
  Gps: 'GPS',
  ESim: 'eSIM',
  MetalRateOn: 'Day of the metal rate',
  PriceBreakup: 'Price breakup (₹)',
  WorksWith: 'Works with',
  LugToLugMm: 'Lug to lug',
};
/** These keep their last word, because it is no unit. */
const WHOLE_NAMES: ReadonlySet<string> = new Set([
  'StoneValue',
  'MakingCharges',
  'MakingPerGram',
  'MakingPerPiece',
  'MetalRatePerGram',
]);

/** What an attribute is called, and its unit; empty for none. */
export function attributeLabel(name: string): { label: string; unit: string } {
  const [end, unit] = UNITS.find(([ending]) => name.endsWith(ending) && name.length > ending.length) ?? ['', ''];
  const isUnit = unit !== '' && /[a-z]$/.test(name.slice(0, -end.length));
  if (!isUnit) return { label: NAMES[name] ?? sentenceOf(name), unit: '' };
  const stem = WHOLE_NAMES.has(name) ? name : name.slice(0, -end.length);
  return { label: NAMES[name] ?? sentenceOf(stem), unit };
}
