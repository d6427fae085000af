import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageProblem } from './compile/message-problem.ts';
import { type Catalogue, readCatalogues } from './compile/read-catalogues.ts';

const PROJECT = join(import.meta.dirname, '../..');
const [english, ...others] = readCatalogues(import.meta.dirname);
if (!english) throw new Error('There are no messages.');

const keysWith = ({ messages }: Catalogue, isWrong: (text: string, key: string) => boolean) =>
  [...messages].filter(([key, text]) => isWrong(text, key)).map(([key]) => key);

const textOf = ({ messages }: Catalogue, key: string) => messages.get(key) ?? '';

/** A message as it is seen on a control, in lower case: without its tags and what they hide. */
const visible = (text: string) =>
  text
    .replace(/<(\w+)>[^<]*<\/\1>/g, '')
    .trim()
    .toLowerCase();

const quotesIn = (text: string) => [...text.matchAll(/“([^”{}]+)”/g)].map(([, quote = '']) => quote.toLowerCase());

describe.each(others)('the messages in $code', (language) => {
  test('are those of English, no more and no fewer', () =>
    expect([...language.messages.keys()].toSorted()).toEqual([...english.messages.keys()].toSorted()));

  test('have the values and tags of their English', () =>
    expect(
      keysWith(
        language,
        (text, key) => messageProblem(text, english.messages.get(key) ?? '', language.facts.tag) !== null,
      ),
    ).toEqual([]));

  test('quote the other messages that their English quotes, as these stand', () =>
    expect(
      keysWith(language, (text, key) =>
        quotesIn(english.messages.get(key) ?? '').some((quote) => {
          const quoted = [...english.messages].filter(([, other]) => visible(other) === quote).map(([other]) => other);
          return (
            quoted.length > 0 && !quoted.some((other) => quotesIn(text).includes(visible(textOf(language, other))))
          );
        }),
      ),
    ).toEqual([]));
});

test('every message is used', () => {
  // What only tests name, nobody reads.
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: PROJECT }).filter(
    (file) => !/^lib\/(?:messages|testing)\/|\/testing\/|\.test\.tsx?$/.test(file),
  );
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(PROJECT, file), 'utf8').matchAll(/\bm\.([a-z][A-Za-z0-9]*)/g)].map(([, key]) => key),
    ),
  );
  expect(keysWith(english, (_, key) => !used.has(key))).toEqual([]);
});

/** What Indian languages, too, write in Latin letters: codes of the trade and the law, units, kinds of files, and names. */
const LATIN = new Set(
  `GST GSTIN PAN HUID BIS OTP PIN SMS UPI EMI COD MRP EAN SKU IFSC HSN AWB KT PT CVV QR GPS ID IMEI CGST SGST IGST NEFT
  IMPS PDF JPEG JPG PNG WebP WEBP BMP JFIF HEIC JSON MB mm ct AM PM WhatsApp STOP Razorpay PayU Visa Mastercard RuPay
  Google OpenStreetMap JavaScript Android iOS Chrome Safari Firefox Care Verify ga utm source medium campaign track recently
  viewed asha ravi example com ABCDE SBIN AAPFU ZV URL TV DPDP`.split(/\s+/),
);

/** The words of a message in Latin letters. */
const wordsOf = (text: string) =>
  text
    .replace(/<\/?[a-z][A-Za-z0-9]*>|\{\w+\}/g, ' ')
    .replace(/\{\w+, (?:plural|select|selectordinal),|[\w-]+ \{/g, ' ')
    .match(/[A-Za-z]{2,}/g)
    ?.filter((word) => !LATIN.has(word)) ?? [];

test.each(others)('no message in $code is the English one', (language) => {
  const isEnglish = (text: string, key: string) => text === english.messages.get(key) && wordsOf(text).length > 0;
  expect(keysWith(language, isEnglish)).toEqual([]);
});

test('no English word is left in Hindi', () => {
  const hindi = others.find(({ code }) => code === 'hi');
  if (!hindi) throw new Error('There is no Hindi.');
  const left = [...hindi.messages].flatMap(([key, text]) => wordsOf(text).map((word) => `${key}: ${word}`));
  expect(left).toEqual([]);
});

test('Hindi is in one spelling: no dot below क, ख and ग', () => {
  const files = globSync('lib/{messages,retail-api}/**/hi{,.json,/**/*.{json,html}}', { cwd: PROJECT });
  const dotted = files
    .filter((file) => /\.(?:json|html)$/.test(file))
    .flatMap((file) => {
      const words =
        readFileSync(join(PROJECT, file), 'utf8')
          .normalize('NFD')
          .match(/\S*[कखग]\u093c\S*/g) ?? [];
      return words.map((word) => `${file}: ${word}`);
    });
  expect(files.length).toBeGreaterThan(60);
  expect(dotted).toEqual([]);
});

test('a page in Hindi quotes the controls that its English quotes, as these stand', () => {
  const hindi = others.find(({ code }) => code === 'hi');
  if (!hindi) throw new Error('There is no Hindi.');
  const pages = join(PROJECT, 'lib/retail-api/content/pages');
  const missing = globSync('*.html', { cwd: join(pages, 'hi') }).flatMap((file) => {
    const [original, translated] = [join(pages, file), join(pages, 'hi', file)].map((path) =>
      quotesIn(readFileSync(path, 'utf8')),
    );
    return (original ?? []).flatMap((quote) => {
      const quoted = [...english.messages].filter(([, text]) => visible(text) === quote).map(([key]) => key);
      const stands = quoted.some((key) => translated?.includes(visible(textOf(hindi, key))));
      return quoted.length === 0 || stands ? [] : [`${file}: ${quote}`];
    });
  });
  expect(missing).toEqual([]);
});

/** Words that compete with those of the store, and forms that do not agree. */
const NOT_HERE = [
  [/कार्यदिवस|कामकाजी दिन/, 'कार्य दिवस'],
  [/पृष्ठ/, 'पेज'],
  [/कैटेगरी/, 'श्रेणी'],
  [/निजी सेल/, 'प्राइवेट सेल'],
  [/हिंदी/, 'हिन्दी'],
  [/उपहार पैकिंग/, 'गिफ़्ट रैप'],
  [/सभी कर(?:ों)? सहित/, 'सभी टैक्स सहित'],
  [/एनग्रेव\S* .*लेख|नक्काशी:/, 'एनग्रेविंग'],
  [/(?:आपकी|की) एक्सचेंज (?:\{|का|के|मंज़ूर|वापस)/, 'एक्सचेंज is masculine'],
  [/(?:इन|उन|जिन|उन्हीं|इन्हीं) उत्पाद (?:का|की|के|को|में|से|पर)/, 'उत्पादों before a postposition'],
  [
    /\{(?:title|product)\}(?:<[^>]*>)* (?:का|की|के|को|में|से|पर)(?= |<)/,
    'a title ends with words like पुरुषों के लिए: quote it, or set it behind a colon',
  ],
] as const;

test.each(NOT_HERE)('Hindi does not have %s: %s', (pattern) => {
  const hindi = others.find(({ code }) => code === 'hi');
  if (!hindi) throw new Error('There is no Hindi.');
  expect(keysWith(hindi, (text) => pattern.test(text))).toEqual([]);
});
