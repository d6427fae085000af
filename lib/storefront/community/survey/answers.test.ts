import { answerTo, cleanText, isAnswered, problemOf, readStep } from './answers.ts';
import type { SurveyAnswer, SurveyQuestion } from './types.ts';

const question = (kind: SurveyQuestion['kind'], overrides: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id: kind,
  kind,
  text: '?',
  hint: '',
  required: false,
  lowest: '',
  highest: '',
  choices: ['yes', 'no'].map((id) => ({ id, text: id })),
  ...overrides,
});
const answer = (overrides: Partial<SurveyAnswer> = {}): SurveyAnswer => ({
  score: null,
  choices: [],
  text: '',
  ...overrides,
});

test.each([
  ['rating', { score: '5' }, { score: 5 }],
  ['rating', { score: '0' }, {}],
  ['rating', { score: '6' }, {}],
  ['rating', { score: '1e0' }, {}],
  ['nps', { score: '0' }, { score: 0 }],
  ['nps', { score: '10' }, { score: 10 }],
  ['nps', { score: '11' }, {}],
  ['single', { choice: 'no' }, { choices: ['no'] }],
  ['single', { choice: 'maybe', 'choice-yes': 'yes' }, {}],
  ['multiple', { 'choice-no': 'yes', 'choice-yes': 'yes', 'choice-maybe': 'yes' }, { choices: ['yes', 'no'] }],
  ['multiple', { choice: 'yes' }, {}],
  ['text', { text: 'a\r\nb‮\u0000', score: '3' }, { text: 'a\nb' }],
  ['text', {}, {}],
] as const)('the fields of a %s question, %j, are read as %j', (kind, fields, read) => {
  expect(readStep(question(kind), fields as Record<string, string>)).toEqual(answer(read as Partial<SurveyAnswer>));
});

test('a survey text keeps joiners, which scripts of India need, and line breaks', () => {
  expect(cleanText('क्‍ष\tb\nc')).toBe('क्‍ष\tb\nc');
});

test.each([
  ['rating', 'Choose a number from 1 to 5.'],
  ['nps', 'Choose a number from 0 to 10.'],
  ['single', 'Choose one answer.'],
  ['multiple', 'Choose at least one answer.'],
  ['text', 'Please write a few words.'],
] as const)('an unanswered required %s question is reported', (kind, text) => {
  expect(problemOf(question(kind, { required: true }), answer({ text: ' ' }))).toBe(text);
  expect(problemOf(question(kind), answer())).toBe('');
});

test('a survey text that is too long is reported with the excess', () => {
  expect(problemOf(question('text'), answer({ text: 'x'.repeat(1000) }))).toBe('');
  expect(problemOf(question('text'), answer({ text: 'x'.repeat(1003) }))).toBe(
    'Write at most 1,000 characters: 3 too many.',
  );
});

test('a score of 0 is an answer', () => {
  expect(isAnswered(answer({ score: 0 }))).toBe(true);
});

test('a property that every object has is not an answer', () => {
  expect(answerTo({}, { id: 'constructor' })).toEqual(answer());
});
