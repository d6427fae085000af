import { choiceText, needsConsentPrompt, readChoice } from './choice.ts';
import { NOTICE_VERSION, VISIT_PURPOSES } from './purposes.ts';

const AT = Date.parse('2026-11-22T10:00:00Z');
const V = NOTICE_VERSION;

test.each([[[]], [['statistics']], [['campaigns']], [['recent']], [VISIT_PURPOSES]] as const)(
  '%j is read as it was written',
  (granted) => {
    const text = choiceText({ granted, at: AT });
    expect(readChoice(text)).toEqual({ granted, at: AT });
    // No character that a cookie would have to encode.
    expect(text).toMatch(/^[a-z0-9.]+$/);
  },
);

test.each([
  '',
  'false',
  V,
  `${V}.`,
  `${V}.abc.everything`,
  `${V}.abc.statistics.`,
  `${V}.abc.Statistics`,
  `${V}.abc.statistics.statistics`,
  `${V}.abc.__proto__`,
  `${V}.-1.statistics`,
  `${V}.1e9;.statistics`,
  // No date is so late.
  `${V}.zzzzzzzzzzz.statistics`,
  `${V}.${'a'.repeat(4000)}.statistics`,
  `0.abc.statistics`,
  `${V}0.abc.statistics`,
  `%31.abc.statistics`,
])('%j is no choice', (text) => {
  expect(readChoice(text)).toBeNull();
});

test.each([
  [undefined, undefined, true],
  ['true', undefined, true],
  ['False', undefined, true],
  ['false', undefined, false],
  ['false', `${V}.abc`, false],
  ['false', `${V}.abc.statistics`, false],
  ['false', '0.abc.statistics', true],
  ['false', 'nonsense', true],
  // Whoever deletes the one cookie is asked, as by a browser that was never here.
  [undefined, `${V}.abc`, true],
])('isCookie %j with the choice %j: asked %j', (isCookie, consent, expected) => {
  expect(needsConsentPrompt(isCookie, consent)).toBe(expected);
});
