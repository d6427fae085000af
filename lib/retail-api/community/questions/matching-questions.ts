import type { PublishedQuestionWire } from '#lib/contract/index.ts';

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en-IN')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The questions that contain, in the question or its answers, words starting with each word of a text; all questions
 * for an empty text.
 */
export function matchingQuestions(
  questions: readonly PublishedQuestionWire[],
  text: string,
): readonly PublishedQuestionWire[] {
  const searchWords = wordsOf(text);
  if (searchWords.length === 0) return questions;
  return questions.filter(({ Text, Answers }) => {
    const contentWords = wordsOf([Text, ...Answers.map((answer) => answer.Text)].join(' '));
    return searchWords.every((word) => contentWords.some((other) => other.startsWith(word)));
  });
}
