const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};
const NASAL = /[ँंः]/;
const VIRAMA = '्';
/** The inherent vowel of a bare consonant, until it is decided whether it is spoken. */
const INHERENT = 'ə';
const DEVANAGARI = /[\u0900-\u097f]+/g;

/**
 * Converts Devanagari in a text to Latin letters the way shoppers type Hindi: without long vowels (`सोना` becomes
 * `sona`) and without vowels that are written but not spoken (`झुमका` becomes `jhumka`).
 */
export function romaniseDevanagari(text: string): string {
  return text.normalize('NFD').replace(DEVANAGARI, romaniseWord).normalize('NFC');
}

function romaniseWord(word: string): string {
  let latin = '';
  for (const character of word) {
    const code = character.charCodeAt(0);
    const consonant = CONSONANTS[character];
    const sign = SIGNS[character];
    if (consonant !== undefined) latin += consonant + INHERENT;
    else if (sign !== undefined) latin = withoutInherent(latin) + sign;
    else if (character === VIRAMA) latin = withoutInherent(latin);
    else if (NASAL.test(character)) latin += 'n';
    else if (code >= 0x0966 && code <= 0x096f) latin += String(code - 0x0966);
    else latin += VOWELS[character] ?? '';
  }
  return (
    latin
      .replace(/((?:^|[^aeiouə])[ry])ə$/, '$1a')
      .replace(/ə(?=n$)/, 'a')
      .replace(/ə$/, '')
      // The inherent vowel is silent between a vowel with one consonant and a consonant with a vowel.
      .replace(/(?<=[aeiouə](?:chh|[bdgjkt]h|[cs]h|[a-z]))ə(?=(?:chh|[bdgjkt]h|[cs]h|[a-z])[aeiou])/g, '')
      .replaceAll(INHERENT, 'a')
  );
}

function withoutInherent(latin: string): string {
  return latin.endsWith(INHERENT) ? latin.slice(0, -1) : latin;
}
