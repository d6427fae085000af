/** @jest-environment jsdom */
import type { SubmittedAnswers } from './types.ts';
import { clearUnsavedAnswers, saveUnsavedAnswers, unsavedAnswers } from './unsaved-answers.ts';

const answer = (text: string) => ({ score: null, choices: [], text });
const given = (text: string, version = 1): SubmittedAnswers => ({
  template: 'order',
  site: 'web',
  token: 'T',
  version,
  answers: { words: answer(text) },
});

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what the store has not confirmed is kept, until it confirms that', () => {
  saveUnsavedAnswers(given('Good'));
  expect(unsavedAnswers(given(''))).toEqual({ words: answer('Good') });
  clearUnsavedAnswers(given('Good'));
  expect(unsavedAnswers(given(''))).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a confirmation of older answers leaves those given since', () => {
  saveUnsavedAnswers(given('Good'));
  saveUnsavedAnswers(given('Good enough'));
  clearUnsavedAnswers(given('Good'));
  expect(unsavedAnswers(given(''))).toEqual({ words: answer('Good enough') });
});

test('answers to several questions are kept beside each other, and each until it is confirmed', () => {
  saveUnsavedAnswers(given('Good'));
  saveUnsavedAnswers({ ...given(''), answers: { piece: answer('5') } });
  clearUnsavedAnswers(given('Good'));
  expect(unsavedAnswers(given(''))).toEqual({ piece: answer('5') });
});

test('answers to another survey, or to another version of it, are nothing to this one', () => {
  saveUnsavedAnswers(given('Good'));
  expect(unsavedAnswers(given('', 2))).toBeNull();
  expect(unsavedAnswers({ ...given(''), token: 'U' })).toBeNull();
});

test.each(['{', '7', '{"survey":7}', '[]'])('a foreign text is nothing: %s', (text) => {
  sessionStorage.setItem('surveyUnsaved', text);
  expect(unsavedAnswers(given(''))).toBeNull();
});

test('of foreign answers only those are read that are answers', () => {
  saveUnsavedAnswers({ ...given(''), answers: { words: answer('Good'), odd: { score: 'x' } } as never });
  expect(unsavedAnswers(given(''))).toEqual({ words: answer('Good') });
});

test('a closed storage is no error', () => {
  const closed = () => {
    throw new Error('closed');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(closed);
  }
  expect(() => saveUnsavedAnswers(given('Good'))).not.toThrow();
  expect(unsavedAnswers(given(''))).toBeNull();
  expect(() => clearUnsavedAnswers(given('Good'))).not.toThrow();
});
