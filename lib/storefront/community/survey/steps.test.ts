import { parseSurveyStep, resumeStep, wrongStep } from './steps.ts';
import type { SurveyAnswer, SurveyQuestion } from './types.ts';

const question = (kind: SurveyQuestion['kind'], required: boolean): SurveyQuestion => ({
  id: kind,
  kind,
  text: '?',
  hint: '',
  required,
  lowest: '',
  highest: '',
  choices: [],
});
const answer = (overrides: Partial<SurveyAnswer>): SurveyAnswer => ({
  score: null,
  choices: [],
  text: '',
  ...overrides,
});

const three = [question('rating', true), question('single', false), question('text', true)];

test.each([
  ['1', 1],
  ['3', 3],
  ['0', null],
  ['4', null],
  ['-1', null],
  ['1.5', null],
  [undefined, null],
  [['1'], null],
])('?step=%j names step %j of three', (text, step) => {
  expect(parseSurveyStep(text, three)).toBe(step);
});

test.each([
  [{}, 1, 1],
  [{ rating: answer({ score: 1 }) }, 2, 3],
  [{ single: answer({ choices: ['no'] }) }, 3, 1],
  [{ rating: answer({ score: 1 }), text: answer({ text: 'x' }) }, 3, null],
])('of %j one goes on at step %i, and the first that is missing is %j', (answers, resume, wrong) => {
  expect(resumeStep({ questions: three, answers })).toBe(resume);
  expect(wrongStep(three, answers)).toBe(wrong);
});
