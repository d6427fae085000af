import { placeKey } from './city-names.ts';
import type { Point } from './distance.ts';

/** Location of the capital of each state and union territory, in degrees, accurate to about ten kilometres. */
const CAPITALS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Andaman and Nicobar Islands': [11.7, 92.7],
  'Andhra Pradesh': [16.5, 80.5],
  'Arunachal Pradesh': [27.1, 93.6],
  Assam: [26.1, 91.8],
  Bihar: [25.6, 85.1],
  Chandigarh: [30.7, 76.8],
  Chhattisgarh: [21.3, 81.6],
  'Dadra and Nagar Haveli and Daman and Diu': [20.4, 72.8],
  Delhi: [28.6, 77.2],
  Goa: [15.5, 73.8],
  Gujarat: [23.2, 72.7],
  Haryana: [30.7, 76.8],
  'Himachal Pradesh': [31.1, 77.2],
  'Jammu and Kashmir': [34.1, 74.8],
  Jharkhand: [23.3, 85.3],
  Karnataka: [13, 77.6],
  Kerala: [8.5, 76.9],
  Ladakh: [34.2, 77.6],
  Lakshadweep: [10.6, 72.6],
  'Madhya Pradesh': [23.3, 77.4],
  Maharashtra: [19.1, 72.9],
  Manipur: [24.8, 93.9],
  Meghalaya: [25.6, 91.9],
  Mizoram: [23.7, 92.7],
  Nagaland: [25.7, 94.1],
  Odisha: [20.3, 85.8],
  Puducherry: [11.9, 79.8],
  Punjab: [30.7, 76.8],
  Rajasthan: [26.9, 75.8],
  Sikkim: [27.3, 88.6],
  'Tamil Nadu': [13.1, 80.3],
  Telangana: [17.4, 78.5],
  Tripura: [23.8, 91.3],
  'Uttar Pradesh': [26.8, 80.9],
  Uttarakhand: [30.3, 78],
  'West Bengal': [22.6, 88.4],
};

interface KnownState {
  name: string;
  /** Its capital: accurate enough to sort shops by distance, but not to show the distance. */
  point: Point;
}

const BY_KEY = new Map(
  Object.entries(CAPITALS).map(([name, [latitude, longitude]]): [string, KnownState] => [
    placeKey(name),
    { name, point: { latitude, longitude } },
  ]),
);

/** State abbreviations used in addresses, in lower case. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  an: 'Andaman and Nicobar Islands',
  andaman: 'Andaman and Nicobar Islands',
  ap: 'Andhra Pradesh',
  ar: 'Arunachal Pradesh',
  as: 'Assam',
  br: 'Bihar',
  ch: 'Chandigarh',
  cg: 'Chhattisgarh',
  ct: 'Chhattisgarh',
  dd: 'Dadra and Nagar Haveli and Daman and Diu',
  dn: 'Dadra and Nagar Haveli and Daman and Diu',
  dl: 'Delhi',
  ga: 'Goa',
  gj: 'Gujarat',
  hr: 'Haryana',
  hp: 'Himachal Pradesh',
  jk: 'Jammu and Kashmir',
  'j and k': 'Jammu and Kashmir',
  kashmir: 'Jammu and Kashmir',
  jh: 'Jharkhand',
  ka: 'Karnataka',
  kl: 'Kerala',
  la: 'Ladakh',
  ld: 'Lakshadweep',
  mp: 'Madhya Pradesh',
  mh: 'Maharashtra',
  mn: 'Manipur',
  ml: 'Meghalaya',
  mz: 'Mizoram',
  nl: 'Nagaland',
  od: 'Odisha',
  or: 'Odisha',
  py: 'Puducherry',
  pb: 'Punjab',
  rj: 'Rajasthan',
  sk: 'Sikkim',
  tn: 'Tamil Nadu',
  tamilnadu: 'Tamil Nadu',
  tg: 'Telangana',
  ts: 'Telangana',
  tr: 'Tripura',
  up: 'Uttar Pradesh',
  uk: 'Uttarakhand',
  ut: 'Uttarakhand',
  wb: 'West Bengal',
};

/** A state or union territory by its name in any spelling, or its abbreviation; undefined for anything else. */
export function findState(name: string): KnownState | undefined {
  const key = placeKey(name);
  return BY_KEY.get(placeKey(SHORT_NAMES[key] ?? key));
}
