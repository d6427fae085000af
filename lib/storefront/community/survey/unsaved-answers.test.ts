/** @jest-environment jsdom */
import type { SubmittedAnswers } from './types.ts';
import { clearUnsavedAnswers, saveUnsavedAnswers, unsavedAnswers } from './unsaved-answers.ts';

const answer = (text: string) => ({ score: null, choices: [], text });
const input = (text: string, version = 1): SubmittedAnswers => ({
  template: 'order',
  site: 'web',
  token: 'T',
  version,
  answers: { words: answer(text) },
});

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what the store has not confirmed is kept, until it confirms that', () => {
  saveUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input(''))).toEqual({ words: answer('Good') });
  clearUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input(''))).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a confirmation of older answers leaves those given since', () => {
  saveUnsavedAnswers(input('Good'));
  saveUnsavedAnswers(input('Good enough'));
  clearUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input(''))).toEqual({ words: answer('Good enough') });
});

test('answers to several questions are kept beside each other, and each until it is confirmed', () => {
  saveUnsavedAnswers(input('Good'));
  saveUnsavedAnswers({ ...input(''), answers: { piece: answer('5') } });
  clearUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input(''))).toEqual({ piece: answer('5') });
});

test('answers to another survey, or to another version of it, are nothing to this one', () => {
  saveUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input('', 2))).toBeNull();
  expect(unsavedAnswers({ ...input(''), token: 'U' })).toBeNull();
});

test.each(['{', '7', '{"survey":7}', '[]'])('a foreign text is nothing: %s', (text) => {
  sessionStorage.setItem('surveyUnsaved', text);
  expect(unsavedAnswers(input(''))).toBeNull();
});

test('of foreign answers only those are read that are answers', () => {
  saveUnsavedAnswers({ ...input(''), answers: { words: answer('Good'), odd: { score: 'x' } } as never });
  expect(unsavedAnswers(input(''))).toEqual({ words: answer('Good') });
});

test('a closed storage is no error', () => {
  const closed = () => {
    throw new Error('closed');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(closed);
  }
  expect(() => saveUnsavedAnswers(input('Good'))).not.toThrow();
  expect(unsavedAnswers(input(''))).toBeNull();
  expect(() => clearUnsavedAnswers(input('Good'))).not.toThrow();
});
