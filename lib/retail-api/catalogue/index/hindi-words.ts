import { VOCABULARY } from '#lib/messages/compiled/vocabulary.ts';
import { romaniseDevanagari } from './devanagari.ts';
import { ALTERNATIVES, replacePhrases } from './synonyms.ts';

/** Devanagari words, separated by spaces, by the Latin word or words that they are read as. */
const MEANINGS: Readonly<Record<string, string>> = {
  // Particles that romanise to English words, or to another spelling than shoppers type.
  mein: 'में',
  liye: 'लिए लिये',
  wala: 'वाला वाले वाली',
  maa: 'माँ',
  // English words as they are written in Devanagari.
  watch: 'वॉच वाच',
  watches: 'वॉचेस वॉचेज',
  smart: 'स्मार्ट',
  smartwatch: 'स्मार्टवॉच स्मार्टवाच',
  fitness: 'फिटनेस',
  band: 'बैंड',
  ring: 'रिंग',
  rings: 'रिंग्स',
  necklace: 'नेकलेस नैकलेस',
  pendant: 'पेंडेंट पेंडंट पैंडेंट',
  earrings: 'ईयररिंग ईयररिंग्स इयररिंग इयररिंग्स इयरिंग्स',
  studs: 'टॉप्स टाप्स स्टड स्टड्स',
  bracelet: 'ब्रेसलेट ब्रेसलेट्स',
  bangle: 'बैंगल',
  bangles: 'बैंगल्स',
  chain: 'चेन चैन',
  jewellery: 'ज्वेलरी ज्वैलरी',
  gold: 'गोल्ड',
  rose: 'रोज़',
  silver: 'सिल्वर',
  platinum: 'प्लैटिनम प्लेटिनम',
  diamond: 'डायमंड',
  solitaire: 'सॉलिटेयर सोलिटेयर',
  ruby: 'रूबी',
  emerald: 'एमराल्ड',
  sapphire: 'सफायर सैफायर',
  pearl: 'पर्ल',
  leather: 'लेदर',
  steel: 'स्टील',
  strap: 'स्ट्रैप',
  automatic: 'ऑटोमैटिक ऑटोमेटिक आटोमैटिक आटोमेटिक',
  chronograph: 'क्रोनोग्राफ',
  quartz: 'क्वार्ट्ज क्वार्ट्ज़',
  dial: 'डायल',
  bluetooth: 'ब्लूटूथ',
  calling: 'कॉलिंग',
  outdoor: 'आउटडोर',
  waterproof: 'वाटरप्रूफ वॉटरप्रूफ',
  black: 'ब्लैक',
  blue: 'ब्लू',
  yellow: 'येलो यलो',
  white: 'व्हाइट वाइट',
  green: 'ग्रीन',
  red: 'रेड',
  pink: 'पिंक',
  gift: 'गिफ्ट गिफ़्ट',
  ladies: 'लेडीज लेडीज़ लेडिस',
  gents: 'जेंट्स जेन्ट्स',
  girlfriend: 'गर्लफ्रेंड',
  boyfriend: 'बॉयफ्रेंड',
  wife: 'वाइफ',
  husband: 'हस्बैंड हसबैंड',
  // Brands.
  titan: 'टाइटन',
  fastrack: 'फास्ट्रैक फास्टट्रैक',
  sonata: 'सोनाटा',
  casio: 'कैसियो',
  rolex: 'रोलेक्स',
  tanishq: 'तनिष्क',
};

/** The one form of a Devanagari word that is written in several: with one sign for nasal vowels, and without dots below letters. */
const formOf = (word: string): string => word.normalize('NFD').replaceAll('ँ', 'ं').replaceAll('\u093c', '');

/** Names without numbers and signs, which a text of a shopper has in other places. */
const WORDS_ALONE = /^[a-z][a-z' -]*$/;
const isOneWord = (text: string): boolean => !/[^\p{L}\p{M}]/u.test(text);
const DEVANAGARI_WORD = /[\u0900-\u0963\u0966-\u097f]+/g;

const ENDINGS: readonly (readonly [ending: RegExp, bases: readonly string[]])[] = [
  [/iy(?:a+n|on?)$/, ['i']],
  [/on$/, ['', 'a', 'i']],
  [/e$/, ['a', '']],
  [/en$/, ['']],
];

const LATIN_OF: ReadonlyMap<string, string> = new Map([
  ...wordsOfPages(),
  ...Object.entries(MEANINGS).flatMap(([latin, words]) =>
    words.split(' ').map((word): [string, string] => [formOf(word), latin]),
  ),
]);

const PHRASE_OF: ReadonlyMap<string, string> = new Map(phrasesOfPages());
const PHRASES = new RegExp(`(?<![\\u0900-\\u097f])(?:${[...PHRASE_OF.keys()].join('|')})(?![\\u0900-\\u097f])`, 'g');

/** Whether a text has a word in Devanagari. */
export function hasDevanagari(text: string): boolean {
  return text.search(DEVANAGARI_WORD) !== -1;
}

/** Reads the Devanagari words of a text in Latin letters: English words as in English, others as shoppers type Hindi. */
export function latinFromDevanagari(text: string): string {
  return formOf(text)
    .replace(PHRASES, (phrase) => PHRASE_OF.get(phrase) ?? phrase)
    .replace(DEVANAGARI_WORD, (word) => LATIN_OF.get(word) ?? romaniseDevanagari(word))
    .normalize('NFC');
}

/** What pages in Hindi have for words of the catalogue, by what these are: the first of several. */
function factsOfPages(): (readonly [hindi: string, english: string])[] {
  return Object.entries(VOCABULARY.hi ?? {})
    .filter(([english, hindi]) => WORDS_ALONE.test(english) && hasDevanagari(hindi))
    .map(([english, hindi]) => [formOf(hindi), english] as const)
    .reverse();
}

/**
 * Its single words, such as टील for teal: who reads them there searches for them. Not those that shoppers type in Latin letters as well,
 * which are understood in both scripts alike.
 */
function wordsOfPages(): (readonly [hindi: string, english: string])[] {
  return factsOfPages().filter(([hindi, english]) => isOneWord(hindi) && isOneWord(english) && !isTypedInLatin(hindi));
}

/** Its phrases of several words, the longest first: together they say what none of them does, as घटी कीमत for price drop. */
function phrasesOfPages(): (readonly [hindi: string, english: string])[] {
  const phrases = factsOfPages().filter(([hindi, english]) => !isOneWord(hindi) || !isOneWord(english));
  return phrases.sort(([one], [other]) => other.length - one.length);
}

function isTypedInLatin(hindi: string): boolean {
  const latin = romaniseDevanagari(hindi);
  const isKnown = (word: string) => ALTERNATIVES.has(word) || replacePhrases(word) !== word;
  return [latin, ...hindiBases(latin)].some(isKnown);
}

/**
 * The dictionary forms that a romanised Hindi word may be a plural or an oblique case of, the most likely first: `moti`
 * for `motiyon`, `jhumka` for `jhumkon` and `jhumke`. Whether it is such a word at all, a dictionary must say.
 */
export function hindiBases(word: string): string[] {
  return ENDINGS.flatMap(([ending, bases]) =>
    ending.test(word) ? bases.map((base) => word.replace(ending, base)).filter((base) => base.length > 1) : [],
  );
}
