const SMALL = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Names of groups of digits as India counts them, the largest first. */
const GROUPS = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const;

/** An amount in paise as an invoice says it in Indian English: `Rupees one lakh two and paise fifty only`. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const coins = rest === 0 ? '' : ` and paise ${wordsOf(rest)}`;
  return `Rupees ${rupees === 0 ? 'zero' : wordsOf(rupees)}${coins} only`;
}

/** A whole number above 0. */
function wordsOf(number: number): string {
  if (number < 20) return SMALL[number] ?? '';
  if (number < 100) return [TENS[Math.floor(number / 10)], SMALL[number % 10]].filter(Boolean).join('-');
  const group = GROUPS.find(({ size }) => number >= size);
  if (!group) return '';
  const words = `${wordsOf(Math.floor(number / group.size))} ${group.name}`;
  const rest = number % group.size;
  return rest === 0 ? words : `${words} ${wordsOf(rest)}`;
}
