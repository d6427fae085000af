/** A shopper's price range in paise, both ends included. */
export interface PriceLimit {
  min: number;
  max: number;
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|kt|thousand|ha[zj]a+r)$/, 1_000],
  [/^(?:l|lakhs?|lacs?|lak)$/, 100_000],
  [/^(?:cr|crores?)$/, 10_000_000],
];
/** Smaller numbers are sizes, weights or ages. */
const MIN_RUPEES = 100;
const PAISE = 100;

const CURRENCY = '(?:rs|ru|inr|rupees?|rupa?ye|rupa?y|rupa?e|rupya)';
const SCALE = '(?:k|kt|thousand|ha[zj]a+r|l|lakhs?|lacs?|lak|cr|crores?)';
/** An amount and its scale; a number with a unit such as `40mm` is none. */
const AMOUNT = `(?:${CURRENCY} )?(\\d+(?:\\.\\d+)?)(?: ?(${SCALE}))?(?![a-z0-9.])(?: ${CURRENCY})?`;
const UNDER =
  '(?:under|below|less than|lesser than|lower than|within|up ?to|max(?:imum)?|not more than|cheaper than|budget(?: of)?)';
const OVER = '(?:above|over|more than|greater than|min(?:imum)?|starting(?: at| from)?|at least)';
const UNDER_AFTER =
  '(?:se (?:kam|nich[ae]y?|neech[ae]|sast[aei])|ke (?:andar|under|neeche|niche)|tak|and below|or less|and under|or under|(?:ka )?budget|max)';
const OVER_AFTER = '(?:se (?:zyada|jyada|ziyada|upar|oopar|adhik)|ke upar|and above|or more|plus|onwards)';

/** The numbers that Hindi speakers say before a thousand or a lakh. */
const HINDI_NUMBERS: readonly (readonly [word: string, value: number])[] = [
  ['dedh', 1.5],
  ['dha+i', 2.5],
  ['ek', 1],
  ['do', 2],
  ['ti+n|teen', 3],
  ['cha+r', 4],
  ['pa+n?ch', 5],
  ['chh?e|chh?ah|chhai', 6],
  ['sa+t', 7],
  ['a+th', 8],
  ['nau', 9],
  ['das', 10],
  ['pandrah', 15],
  ['bi+s|bees', 20],
  ['pachi+s|pachchi+s|pachees', 25],
  ['ti+s|tees', 30],
  ['cha+li+s|cha+lees', 40],
  ['pacha+s', 50],
];
const HINDI_AMOUNTS = HINDI_NUMBERS.map(([word, value]) => ({
  pattern: new RegExp(`\\b(?:${word}) (?=(?:ha[zj]a+r|lakh?s?)\\b)`),
  figure: `${value} `,
}));

const RANGE = new RegExp(
  `\\b(?:between |from )?${AMOUNT} (?:(?:to|and|se|tak) )?${AMOUNT}(?: (?:ke (?:beech|bich)|tak))?(?= |$)`,
);
const FORMS: readonly { pattern: RegExp; end: keyof PriceLimit }[] = [
  { pattern: new RegExp(`\\b${AMOUNT} ${UNDER_AFTER}\\b`), end: 'max' },
  { pattern: new RegExp(`\\b${AMOUNT} ${OVER_AFTER}\\b`), end: 'min' },
  { pattern: new RegExp(`\\b${UNDER} ${AMOUNT}`), end: 'max' },
  { pattern: new RegExp(`\\b${OVER} ${AMOUNT}`), end: 'min' },
];

/**
 * Extracts a price from a normalised text, e.g. `under 5k`, `10000 se kam`, `5000 to 10000`, `above 1 lakh`, and
 * returns the rest of the text. The limit is undefined if there is none.
 */
export function readPriceLimit(normal: string): { rest: string; limit: PriceLimit | undefined } {
  const limit: PriceLimit = { min: 0, max: Number.POSITIVE_INFINITY };
  const text = HINDI_AMOUNTS.reduce((all, { pattern, figure }) => all.replace(pattern, figure), normal);
  let rest = text;
  for (const { pattern, end } of FORMS) {
    const found = pattern.exec(rest);
    const paise = found ? paiseOf(found[1], found[2]) : undefined;
    if (!found || paise === undefined) continue;
    limit[end] = paise;
    rest = without(rest, found);
  }
  if (rest !== text) return { rest, limit };
  const range = RANGE.exec(text);
  const max = range ? paiseOf(range[3], range[4]) : undefined;
  // In `5 to 10k` the scale applies to both numbers.
  const min = range ? paiseOf(range[1], range[2] ?? range[4]) : undefined;
  if (!range || min === undefined || max === undefined || min >= max) return { rest: normal, limit: undefined };
  return { rest: without(text, range), limit: { min, max } };
}

function paiseOf(amount: string | undefined, scale: string | undefined): number | undefined {
  const factor = scale === undefined ? 1 : (SCALES.find(([pattern]) => pattern.test(scale))?.[1] ?? 1);
  const rupees = Number(amount) * factor;
  return rupees >= MIN_RUPEES ? Math.round(rupees * PAISE) : undefined;
}

function without(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/ +/g, ' ').trim();
}
