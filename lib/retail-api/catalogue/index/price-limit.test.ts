import { readPriceLimit } from './price-limit.ts';
import { normaliseText } from './tokens.ts';

const NONE = Number.POSITIVE_INFINITY;

test.each([
  ['watch under 10000', 'watch', 0, 10_000],
  ['watches under ₹10,000', 'watches', 0, 10_000],
  ['watch under Rs. 1,00,000', 'watch', 0, 100_000],
  ['below 5k smartwatch', 'smartwatch', 0, 5_000],
  ['10000 se kam ghadi', 'ghadi', 0, 10_000],
  ['१०००० से कम घड़ी', 'ghadi', 0, 10_000],
  ['10 hazaar tak ki ghadi', 'ki ghadi', 0, 10_000],
  ['पाँच हज़ार रुपये से कम की घड़ी', 'ki ghadi', 0, 5_000],
  ['डेढ़ लाख तक का हार', 'ka har', 0, 150_000],
  ['5000 से 10000 के बीच घड़ी', 'ghadi', 5_000, 10_000],
  ['दस हज़ार से अधिक', '', 10_000, NONE],
  ['ring 1 lakh ke andar', 'ring', 0, 100_000],
  ['gold chain above 2 lakh', 'gold chain', 200_000, NONE],
  ['necklace 1.5 lakh se upar', 'necklace', 150_000, NONE],
  ['watch 5000 to 10000', 'watch', 5_000, 10_000],
  ['watch 5000-10000', 'watch', 5_000, 10_000],
  ['watch between 5k and 10k', 'watch', 5_000, 10_000],
  ['watch 5 to 10k', 'watch', 5_000, 10_000],
  ['watch above 5000 under 9000', 'watch', 5_000, 9_000],
])('the price in “%s” leaves %s and %d to %d rupees', (text, rest, min, max) => {
  expect(readPriceLimit(normaliseText(text))).toEqual({ rest, limit: { min: min * 100, max: max * 100 } });
});

test.each(['40 mm watch', 'watch under 42 mm', '22k gold', 'abyss 300', 'pulse 2', 'over 18', 'under water 100 m', ''])(
  'the text “%s” contains no price',
  (text) => {
    const normal = normaliseText(text);
    expect(readPriceLimit(normal)).toEqual({ rest: normal, limit: undefined });
  },
);
