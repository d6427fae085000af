import { compileMessages } from './compile-messages.ts';
import type { Catalogue } from './read-catalogues.ts';

const language = (code: string, id: string, own: Partial<Catalogue> & { text: string }): Catalogue => ({
  code,
  facts: { name: code, tag: `${code}-IN`, openGraph: `${code}_IN`, id, faces: [] },
  vocabulary: {},
  css: '',
  messages: new Map([['commonClose', own.text]]),
  ...own,
});

const GUJARATI = language('gu', '3', {
  text: 'બંધ કરો',
  facts: { name: 'ગુજરાતી', tag: 'gu-IN', openGraph: 'gu_IN', id: '3', faces: ['/fonts/gujarati.woff2'] },
  vocabulary: { gold: 'સોનું' },
  css: ':root:lang(gu) { line-height: 2; }',
});
const files = compileMessages([
  language('en', '1', { text: 'Close' }),
  language('hi', '2', { text: 'बंद करें' }),
  GUJARATI,
]);
const file = (name: string) => files.get(name) ?? '';

test('a third language is files alone: its messages, facts, vocabulary and faces are compiled like those of the others', () => {
  expect(file('gu.js')).toContain('બંધ કરો');
  expect(file('server.js')).toContain('languages = { en, hi, gu }');
  expect(file('languages.ts')).toContain('ગુજરાતી');
  expect(file('vocabulary.ts')).toContain('સોનું');
  expect(file('faces.ts')).toContain('"gu": [\n    "/fonts/gujarati.woff2"\n  ]');
  expect(file('faces.css')).toContain(':root:lang(gu)');
});

test('browsers load no face with the list of the languages, and the words of the first language alone', () => {
  expect(file('languages.ts')).not.toContain('fonts');
  expect(file('browser/commonClose.js')).toContain('Close');
  expect(file('browser/commonClose.js')).not.toContain('બંધ');
});
