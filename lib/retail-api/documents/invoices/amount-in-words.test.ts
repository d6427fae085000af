import { inLanguage } from '#lib/shared/request-context.ts';
import fc from '#lib/testing/generated.ts';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees zero only'],
  [1, 'Rupees zero and paise one only'],
  [100, 'Rupees one only'],
  [10_000_200, 'Rupees one lakh two only'],
  [2_599_50, 'Rupees two thousand five hundred ninety-nine and paise fifty only'],
  [12_34_56_789_00, 'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only'],
  [1_00_000_00, 'Rupees one lakh only'],
  [19_21_40_00, 'Rupees one lakh ninety-two thousand one hundred forty only'],
  [10_000_00_00_000_00, 'Rupees ten thousand crore only'],
])('the amount in words of %d paise', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test.each([
  [100, 'एक रुपये मात्र'],
  [2_34_559_05, 'दो लाख चौंतीस हज़ार पाँच सौ उनसठ रुपये और पाँच पैसे मात्र'],
  [5_191_00, 'पाँच हज़ार एक सौ इक्यानवे रुपये मात्र'],
  [51_00, 'इक्यावन रुपये मात्र'],
])('the amount in Hindi words of %d paise', (paise, words) => {
  expect(inLanguage('hi', () => amountInWords(paise))).toBe(words);
});

/** The value of each word, defined independently of the implementation: small words add up, large ones multiply. */
const VALUES: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

function read(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(/[ -]/)) {
    const value = VALUES[word];
    if (value !== undefined) group += value;
    else if (word === 'hundred') group *= 100;
    else if (word === 'crore') {
      total = (total + group) * 1e7;
      group = 0;
    } else if (word === 'lakh' || word === 'thousand') {
      total += group * (word === 'lakh' ? 1e5 : 1e3);
      group = 0;
    } else throw new Error(`What is ${word}?`);
  }
  return total + group;
}

test('the amount in words can be read back as the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (paise) => {
      const [, rupees = '', coins = 'zero'] =
        /^Rupees (.+?)(?: and paise (.+))? only$/.exec(amountInWords(paise)) ?? [];
      expect(read(rupees) * 100 + read(coins)).toBe(paise);
    }),
    { numRuns: 2000 },
  );
});
