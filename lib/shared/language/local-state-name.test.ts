import { INDIAN_STATES } from '../gst.ts';
import { inLanguage } from '../request-context.ts';
import { localStateName } from './local-state-name.ts';

const inHindi = (name: string) => inLanguage('hi', () => localStateName(name));

test('every state of India has its own Hindi name, in Devanagari alone', () => {
  const names = INDIAN_STATES.map(({ name }) => inHindi(name));
  expect(names.filter((name) => !/^[\p{Script=Devanagari} ]+$/u.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(INDIAN_STATES.length);
  expect(inHindi('Rajasthan')).toBe('राजस्थान');
});

test('in English a state has the name that addresses are stored with', () =>
  expect(INDIAN_STATES.filter(({ name }) => localStateName(name) !== name)).toEqual([]));

test('a name that is no state of India stays', () => {
  expect(inHindi('Ontario')).toBe('Ontario');
  expect(inHindi('')).toBe('');
});
