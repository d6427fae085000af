const KARATS: Readonly<Record<string, string>> = {
  24: '999',
  23: '958',
  22: '916',
  20: '833',
  18: '750',
  14: '585',
  9: '375',
};
const GOLD_FINENESS: Readonly<Record<string, string>> = {
  995: '24',
  999: '24',
  958: '23',
  916: '22',
  833: '20',
  750: '18',
  585: '14',
  375: '9',
};
/** What one atmosphere or bar of a watch's test pressure stands for (ISO 22810). */
const METRES_PER_ATMOSPHERE = 10;
const MONTHS_PER_YEAR = 12;

/** What is written in other units or words, in ours, by the name of the attribute. */
const READINGS: Readonly<Record<string, (text: string) => unknown>> = {
  WaterResistanceM: metresOf,
  Purity: purityOf,
  WarrantyMonths: monthsOf,
  CaseSizeMm: millimetresOf,
  ThicknessMm: millimetresOf,
  LugToLugMm: millimetresOf,
  GrossWeightG: gramsOf,
  NetWeightG: gramsOf,
  MakingCharges: rupeesOf,
  MakingPerPiece: rupeesOf,
  MakingPerGram: (text) => rupeesOf(text.replace(PER_GRAM, '')),
  StoneValue: rupeesOf,
  MetalRatePerGram: (text) => rupeesOf(text.replace(PER_GRAM, '')),
};
const PER_GRAM = /\s*(?:\/|per)\s*(?:g|gm|gram)s?\.?$/i;

/** An attribute's value by the words of other shops: `5 ATM` is 50 m, `22K` is `22 KT (916)`. Undefined if they say nothing. */
export function attributeValue(name: string, text: string): unknown {
  return READINGS[name]?.(text.trim());
}

function metresOf(text: string): number | undefined {
  const [, depth, unit = ''] = /^(?:up ?to )?(\d+(?:\.\d+)?)\s*(m|met(?:er|re)s?|mtrs?|atm|bar)\b/i.exec(text) ?? [];
  if (depth === undefined) return undefined;
  return /^(?:atm|bar)$/i.test(unit) ? Number(depth) * METRES_PER_ATMOSPHERE : Number(depth);
}

function purityOf(text: string): string | undefined {
  if (/\(\d{3}\)$/.test(text)) return undefined;
  const [, karat = ''] = /^(\d{1,2})\s*-?\s*(?:k|kt|ct|karats?|carats?)?\.?(?:\s*gold)?$/i.exec(text) ?? [];
  if (KARATS[karat] !== undefined) return `${karat} KT (${KARATS[karat]})`;
  const [, fineness = ''] = /^(?:bis\s*)?(\d{3})(?:\s*(?:gold|hallmarked))?$/i.exec(text) ?? [];
  const gold = GOLD_FINENESS[fineness];
  if (gold !== undefined) return `${gold} KT (${KARATS[gold]})`;
  if (/^(?:925(?:\s*(?:sterling|silver))*|sterling(?: silver)?|92\.5%?)$/i.test(text)) return '925 sterling';
  const [, platinum] = /^(?:pt|platinum)\s*-?\s*(850|900|950)$/i.exec(text) ?? [];
  return platinum === undefined ? undefined : `PT ${platinum}`;
}

function monthsOf(text: string): number | undefined {
  const [, count, unit = ''] =
    /^(\d+(?:\.\d+)?)\s*-?\s*(years?|yrs?|months?)(?: (?:warranty|guarantee))?$/i.exec(text) ?? [];
  if (count === undefined) return undefined;
  return /^y/i.test(unit) ? Number(count) * MONTHS_PER_YEAR : Number(count);
}

function millimetresOf(text: string): number | undefined {
  const [, size, unit = ''] = /^(\d+(?:\.\d+)?)\s*(mm|cm)\b/i.exec(text) ?? [];
  if (size === undefined) return undefined;
  return /^cm$/i.test(unit) ? Math.round(Number(size) * 100) / 10 : Number(size);
}

function gramsOf(text: string): number | undefined {
  const [, weight, unit = ''] = /^(\d+(?:\.\d+)?)\s*(mg|g|gms?|grams?|kg)\b\.?$/i.exec(text) ?? [];
  if (weight === undefined) return undefined;
  const factor = /^mg$/i.test(unit) ? 0.001 : /^kg$/i.test(unit) ? 1000 : 1;
  return Math.round(Number(weight) * factor * 1000) / 1000;
}

/** Rupees with their sign or words; a per cent or a rate by the gram is none. */
function rupeesOf(text: string): number | undefined {
  const amount = text
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|inr)$/i, '')
    .replaceAll(',', '');
  return /^\d+(?:\.\d{1,2})?$/.test(amount) ? Number(amount) : undefined;
}
