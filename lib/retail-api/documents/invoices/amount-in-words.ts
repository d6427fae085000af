import { ToWords } from 'to-words/hi-IN';
import { currentLanguage } from '#language';
import * as m from '#messages';

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
/** Names of groups of digits in the Indian system, the largest first. */
const GROUPS = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const;

const HINDI = new ToWords();
/** Words that the library spells otherwise than the pages of the store, and dictionaries. */
const SPELLED: ReadonlyMap<string, string> = new Map([
  ['पांच', 'पाँच'],
  ['इक्याबन', 'इक्यावन'],
  ['इक्यानबे', 'इक्यानवे'],
]);

const hindiWords = (number: number): string =>
  HINDI.convert(number)
    .split(' ')
    .map((word) => SPELLED.get(word) ?? word)
    .join(' ');

/**
 * An amount in paise in the words of an Indian invoice, in the current language: `Rupees one lakh two and paise fifty
 * only`. Hindi, whose numbers below a hundred are words of their own, comes from a library; other languages have English.
 */
export function amountInWords(paise: number): string {
  const words = currentLanguage() === 'hi' ? hindiWords : englishWords;
  const rupees = words(Math.floor(paise / 100));
  const rest = paise % 100;
  return rest === 0 ? m.invoiceRupees({ rupees }) : m.invoiceRupeesPaise({ rupees, paise: words(rest) });
}

function englishWords(number: number): string {
  return number === 0 ? 'zero' : wordsOf(number);
}

/** The words of a whole number above 0. */
function wordsOf(number: number): string {
  if (number < 20) return SMALL[number] ?? '';
  if (number < 100) return [TENS[Math.floor(number / 10)], SMALL[number % 10]].filter(Boolean).join('-');
  const group = GROUPS.find(({ size }) => number >= size);
  if (!group) return '';
  const words = `${wordsOf(Math.floor(number / group.size))} ${group.name}`;
  const rest = number % group.size;
  return rest === 0 ? words : `${words} ${wordsOf(rest)}`;
}
