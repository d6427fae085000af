/**
 * Phrases of shoppers, mapped to the words of the catalogue. The patterns apply to the result of `normaliseText`,
 * so Devanagari is already in Latin letters. Longer phrases come before those that they contain.
 */
const REPLACEMENTS: readonly (readonly [string, string])[] = [
  // Kinds of goods.
  ['smart ?(?:watch(?:es)?|voch|vach)', 'smartwatch'],
  ['fitness (?:band|tracker)s?', 'fitness smartwatch'],
  // Only smartwatches have these.
  ['(gps|amoled|lcd|spo ?2|esim) (?:watch(?:es)?|voch)', '$1 smartwatch'],
  ['wrist ?watch(?:es)?|time ?pieces?|hand watch(?:es)?|voch|vach', 'watch'],
  ['gh?ad(?:i|y|ee)(?:yan|yon)?', 'ghadi'],
  ['mangal ?s(?:u|oo)tra?s?', 'mangalsutra'],
  ['(?:jh?|z)(?:u|oo)mk(?:a|i|e|ey|aa|ee)s?', 'jhumka'],
  ['ka+d(?:a|e)s?|ka+ras?', 'kada'],
  ['chand ?bal(?:i|is|a|iyan)', 'chandbali'],
  ['ear ?rings?', 'earrings'],
  ['ear ?(?:studs?|tops?)|tops earrings', 'studs'],
  ['neck ?less(?:es)?|nekles', 'necklace'],
  ['finger ring', 'ring'],
  ['toe ?rings?|bich(?:h|)i?y?as?|bichhua|bichwa', 'bichiya'],
  ['nose ?(?:pin|ring|stud)s?|nath(?:ni)?', 'nosepin'],
  ['maang ?tikk?as?|mang ?tikk?as?', 'maangtikka'],
  ['waist ?bands?|kamar ?band', 'kamarbandh'],
  ['tie ?pins?', 'tiepin'],
  ['cuff ?links?', 'cufflink'],
  ['kasumala', 'kasu mala'],
  // Metals and purity.
  ['rose ?gold|pink gold', 'rosegold'],
  ['white ?gold', 'whitegold'],
  ['yellow ?gold', 'yellowgold'],
  ['bis hallmark(?:ed)?|hall ?mark(?:ed)?', 'hallmarked'],
  ['pt ?950', 'platinum'],
  ['sone', 'sona'],
  ['chaa?ndi', 'chandi'],
  // Functions of a watch.
  ['self ?winding', 'automatic'],
  ['hand ?wind(?:ing)?|manual ?wind(?:ing)?', 'hand wound'],
  ['water ?(?:proof|resist(?:ant|ance)?)', 'water resistance'],
  ['bt calling|b ?t call(?:ing)?|bluetooth call(?:s|ing)?|(?:with )?calling', 'bluetooth calling'],
  ['scuba|diving|divers?', 'diver'],
  ['moon ?phase', 'moonphase'],
  ['heart ?rate|heart beat', 'heart rate'],
  ['spo ?2|blood oxygen', 'spo2'],
  // Gender.
  [
    '(?:mens?|gents?|gentlemen|jents|male|boys?|man|husband|hubby|boy ?friend|him|father|dad|papa|brother|bhai|groom|son|pati|purush|mard|ladk[ae])',
    'men',
  ],
  [
    '(?:womens?|womans?|l(?:a|e)d(?:y|ies|is|ij)|female|girls?|wife|wifey|girl ?friend|her|mother|mom|mummy|sister|bahan|behen|daughter|patni|biwi|mahila|ladki|aurat)',
    'women',
  ],
  ['jewell?e?r(?:y|ies)|jewels?|gahn[ae]|jevar|zevar', 'jewellery'],
  ['gift(?:s|ing)?|present|tohfa', 'gifting'],
  // Origin.
  ['swiss ?made|made in switzerland', 'swiss'],
  ['made in india|bharatiya|swadeshi', 'indian'],
  ['made in japan', 'japanese'],
  // Labels of the store.
  ['new arrivals?|latest|newest', 'new'],
  ['best ?sell(?:er|ers|ing)|trending', 'hot seller'],
  ['on sale|discount(?:ed|s)?|offers?|price drops?', 'price drop'],
];

export const PHRASES = REPLACEMENTS.map(([from, replacement]) => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${from})(?![a-z0-9])`, 'g'),
  replacement,
}));

/** Replaces known phrases of a normalised query by the catalogue's words. */
export function replacePhrases(normal: string): string {
  let text = normal;
  for (const { pattern, replacement } of PHRASES) text = text.replace(pattern, replacement);
  return text;
}

/** Words that also find products described by others, the nearest first; both sides are stemmed. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  // Hindi and other Indian words; some are also names of collections, and then find both.
  ghadi: 'watch',
  ghari: 'watch',
  angoothi: 'ring',
  anguthi: 'ring',
  angothi: 'ring',
  ungli: 'ring',
  kangan: 'bangle',
  kangana: 'bangle',
  choodi: 'bangle',
  chudi: 'bangle',
  chudiyan: 'bangle',
  bangdi: 'bangle',
  valayal: 'bangle',
  haar: 'necklace',
  har: 'necklace',
  mala: 'necklace',
  rani: 'necklace',
  bali: 'hoop',
  baali: 'hoop',
  baliyan: 'hoop',
  kaan: 'earring',
  jhumar: 'jhumka',
  heera: 'diamond',
  hira: 'diamond',
  daymand: 'diamond',
  sona: 'gold',
  swarna: 'gold',
  chandi: 'sterling silver',
  moti: 'pearl',
  manik: 'ruby',
  panna: 'emerald',
  neelam: 'sapphire',
  nilam: 'sapphire',
  pukhraj: 'citrine',
  thali: 'mangalsutra',
  tanmaniya: 'mangalsutra',
  chen: 'chain',
  challa: 'band',
  kandora: 'chain',
  locket: 'pendant',
  loket: 'pendant',
  shaadi: 'wedding',
  shadi: 'wedding',
  vivah: 'wedding',
  sagai: 'engagement',
  lal: 'red',
  kala: 'black',
  kali: 'black',
  safed: 'white',
  nila: 'blue',
  neela: 'blue',
  neeli: 'blue',
  hara: 'green',
  hari: 'green',
  gulabi: 'pink',
  sunehra: 'gold',
  sunehri: 'gold',
  // English.
  grey: 'gray',
  gray: 'grey',
  strap: 'band',
  bridal: 'wedding',
  marriage: 'wedding',
  bride: 'wedding',
  proposal: 'engagement',
  betrothal: 'engagement',
  chrono: 'chronograph',
  stopwatch: 'chronograph',
  steel: 'stainless',
  golden: 'gold',
  silvery: 'silver',
  maroon: 'burgundy',
  wine: 'burgundy',
  purple: 'lavender',
  violet: 'lavender',
  mauve: 'lavender',
  cream: 'ivory',
  aqua: 'turquoise',
  coral: 'salmon',
  analog: 'quartz',
  analogue: 'quartz',
  mechanical: 'automatic',
  belt: 'strap',
  choker: 'necklace',
  everyday: 'casual',
  daily: 'everyday casual',
  office: 'dress',
  formal: 'dress',
  sport: 'fitness',
  tennis: 'tennis',
  antique: 'temple',
  traditional: 'kundan',
  meenakari: 'enamel',
  polki: 'kundan',
  uncut: 'polki',
  swiss: 'switzerland',
  japanese: 'japan',
  japani: 'japan',
  indian: 'india',
  desi: 'india',
  stud: 'studs',
  infinity: 'eternity',
  wearable: 'smartwatch',
  oval: 'oval',
  heart: 'dil',
  love: 'heart',
  floral: 'flower',
  beads: 'black',
  cz: 'zirconia',
  swimming: 'diver',
  gym: 'fitness',
  dual: 'gmt',
  // A calendar shows the date, and a tracker counts steps.
  calendar: 'date',
  running: 'run',
  call: 'calling',
  phone: 'calling',
};

export const ALTERNATIVES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(OTHER_WORDS).map(([word, others]) => [word, others.split(' ')]),
);

/** Words that only rank results and exclude none; ignored if the catalogue does not have them. */
export const SOFT_WORDS: ReadonlySet<string> = new Set(
  (
    'luxury luxurious premium best good nice wear beautiful stylish trendy fancy latest new design designer pattern collection online shop shopping buy price ' +
    'rate cost cheap sasta affordable branded original genuine gifting gift birthday anniversary surprise set type style look item product ' +
    'model hot seller drop unique special simple elegant diwali festival rakhi valentine karwachauth dikhao chahiye acchi accha achha sundar'
  ).split(' '),
);
