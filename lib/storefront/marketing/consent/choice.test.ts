import { choiceText, needsConsentPrompt, readChoice } from './choice.ts';
import { NOTICE_VERSION, VISIT_PURPOSES } from './purposes.ts';

const AT = Date.parse('2026-11-22T10:00:00Z');
const V = NOTICE_VERSION;

test.each([[[]], [['statistics']], [['campaigns']], [['recent']], [VISIT_PURPOSES]] as const)(
  'the consent choice %j is read back as written',
  (granted) => {
    const text = choiceText({ granted, at: AT });
    expect(readChoice(text)).toEqual({ granted, at: AT });
    // No character that would have to be encoded in a cookie.
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
  // The time is beyond the range of dates.
  `${V}.zzzzzzzzzzz.statistics`,
  `${V}.${'a'.repeat(4000)}.statistics`,
  `0.abc.statistics`,
  `${V}0.abc.statistics`,
  `%31.abc.statistics`,
])('%j is not a consent choice', (text) => {
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
  // A visitor who deletes the first cookie is asked like a new one.
  [undefined, `${V}.abc`, true],
])('isCookie %j with the choice %j: consent prompt needed %j', (isCookie, consent, expected) => {
  expect(needsConsentPrompt(isCookie, consent)).toBe(expected);
});
