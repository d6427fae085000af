/** How a making charge is written: `12%`, `₹450 per gram`. */
const PERCENT = /^(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/i;
const PER_GRAM = /^(?:₹|rs\.?|inr)?\s*[\d,]+(?:\.\d+)?\s*(?:\/|per)\s*(?:g|gm|gram)s?\.?$/i;
const MAKING = ['makingcharges', 'makingcharge', 'making', 'labourcharges'];

const METAL = ['metal', 'metaltype', 'basemetal'];
const METAL_COLOUR = ['metalcolour', 'goldcolour'];
/** Karats before the metal: `22K Yellow Gold`. */
const KARAT_GOLD = /^(\d{1,2}\s*(?:kt?|karat|carat))\s+(.*gold)$/i;

const STONE = ['stonetype', 'stone', 'gemstone', 'gemstonetype', 'mainstone', 'primarystone'];
const COUNT = ['numberofstones', 'noofstones', 'stonecount', 'numberofdiamonds', 'noofdiamonds', 'diamondcount'];
const CARAT = [
  'stoneweight',
  'stoneweightct',
  'caratweight',
  'diamondweight',
  'diamondweightct',
  'totalcaratweight',
  'diamondcarat',
];
const CUT = ['stonecut', 'diamondcut', 'stoneshape', 'diamondshape', 'cut'];
const CLARITY = ['stoneclarity', 'diamondclarity', 'clarity'];
const COLOUR = ['stonecolour', 'diamondcolour'];

/** The facts that `jewelleryFacts` reads beside those of our attributes, by their `factKey`. */
export const JEWELLERY_KEYS: readonly string[] = [
  MAKING,
  METAL,
  METAL_COLOUR,
  STONE,
  COUNT,
  CARAT,
  CUT,
  CLARITY,
  COLOUR,
].flat();

/**
 * The facts of a piece of jewellery with those that other shops write in one text or several apart: a making charge by its
 * kind, and its stones where their number is stated.
 */
export function jewelleryFacts(facts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = new Map(facts);
  const making = firstOf(facts, MAKING);
  const kind =
    making === undefined
      ? undefined
      : PERCENT.test(making)
        ? 'makingpercent'
        : PER_GRAM.test(making)
          ? 'makingpergram'
          : undefined;
  if (making !== undefined && kind !== undefined && !facts.has(kind)) {
    all.set(kind, PERCENT.exec(making)?.[0] ?? making);
    for (const name of MAKING) all.delete(name);
  }
  const metal = metalOf(facts);
  if (metal !== undefined) all.set('metal', metal);
  const karats = KARAT_GOLD.exec(metal ?? firstOf(facts, METAL) ?? '');
  if (karats) {
    all.set('metal', karats[2] ?? '');
    if (!facts.has('purity')) all.set('purity', karats[1] ?? '');
  }
  const stones = facts.has('stones') ? undefined : stonesOf(facts);
  if (stones !== undefined) all.set('stones', JSON.stringify([stones]));
  return all;
}

/** A metal whose colour stands apart: `Gold` in `Rose` is `Rose Gold`. */
function metalOf(facts: ReadonlyMap<string, string>): string | undefined {
  const metal = firstOf(facts, METAL);
  const colour = firstOf(facts, METAL_COLOUR);
  if (colour === undefined || (metal !== undefined && !/^(?:\d+\s*kt?\s*)?gold$/i.test(metal))) return undefined;
  if (/gold|silver|platinum/i.test(colour)) return colour;
  return metal === undefined && !facts.has('goldcolour') ? undefined : `${colour} ${metal ?? 'Gold'}`;
}

function stonesOf(facts: ReadonlyMap<string, string>) {
  const hasDiamonds = [...facts.keys()].some((key) => key.startsWith('diamond') || key.endsWith('diamonds'));
  const Type = firstOf(facts, STONE) ?? (hasDiamonds ? 'Diamond' : undefined);
  const Count = Number(firstOf(facts, COUNT));
  if (Type === undefined || !Number.isInteger(Count) || Count < 1) return undefined;
  const [, carat] = /^(\d+(?:\.\d+)?)\s*(?:cts?|carats?)?\.?$/i.exec(firstOf(facts, CARAT) ?? '') ?? [];
  return {
    Type,
    Carat: carat === undefined || Number(carat) === 0 ? null : Number(carat),
    Cut: firstOf(facts, CUT) ?? null,
    Clarity: firstOf(facts, CLARITY) ?? null,
    Colour: firstOf(facts, COLOUR) ?? null,
    Count,
  };
}

function firstOf(facts: ReadonlyMap<string, string>, names: readonly string[]): string | undefined {
  return names.map((name) => facts.get(name)).find((text) => text !== undefined && text !== '');
}
