import { requiredText } from './product-attributes.ts';

test.each([
  ['\ufeffAarvane\u200b Ganga', 'Aarvane Ganga'],
  ['Aarvane \u202eagnaG\u202c', 'Aarvane agnaG'],
  ['Two\nlines\u0000', 'Two lines'],
  ['क\u200d्ष घ\u200cड़ी', 'क\u200d्ष घ\u200cड़ी'],
])(
  'a text %j of a product is stored as %j: what nobody sees is left out, the joiners of Indian scripts are not',
  (written, stored) => {
    expect(requiredText.parse(written)).toBe(stored);
  },
);

test('a text of nothing but invisible characters is empty', () => {
  expect(requiredText.safeParse('\u200b\ufeff').success).toBe(false);
});
