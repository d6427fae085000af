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

test('unsaved survey answers are kept in the tab until the store confirms them', () => {
  saveUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input(''))).toEqual({ words: answer('Good') });
  clearUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input(''))).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a confirmation of older survey answers keeps newer ones', () => {
  saveUnsavedAnswers(input('Good'));
  saveUnsavedAnswers(input('Good enough'));
  clearUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input(''))).toEqual({ words: answer('Good enough') });
});

test('unsaved answers to several questions are kept together, each until it is confirmed', () => {
  saveUnsavedAnswers(input('Good'));
  saveUnsavedAnswers({ ...input(''), answers: { piece: answer('5') } });
  clearUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input(''))).toEqual({ piece: answer('5') });
});

test('unsaved answers to another survey or version are ignored', () => {
  saveUnsavedAnswers(input('Good'));
  expect(unsavedAnswers(input('', 2))).toBeNull();
  expect(unsavedAnswers({ ...input(''), token: 'U' })).toBeNull();
});

test.each(['{', '7', '{"survey":7}', '[]'])('an invalid text in the storage is no unsaved answers: %s', (text) => {
  sessionStorage.setItem('surveyUnsaved', text);
  expect(unsavedAnswers(input(''))).toBeNull();
});

test('invalid entries among the unsaved survey answers are ignored', () => {
  saveUnsavedAnswers({ ...input(''), answers: { words: answer('Good'), odd: { score: 'x' } } as never });
  expect(unsavedAnswers(input(''))).toEqual({ words: answer('Good') });
});

test('blocked storage causes no error for unsaved survey answers', () => {
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
