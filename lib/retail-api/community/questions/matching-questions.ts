import type { PublishedQuestionWire } from '#lib/contract/index.ts';

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en-IN')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The questions that hold, or whose answers hold, words that begin as each word of a text; all of them for an empty one. */
export function matchingQuestions(
  questions: readonly PublishedQuestionWire[],
  text: string,
): readonly PublishedQuestionWire[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return questions;
  return questions.filter(({ Text, Answers }) => {
    const held = wordsOf([Text, ...Answers.map((answer) => answer.Text)].join(' '));
    return wanted.every((word) => held.some((other) => other.startsWith(word)));
  });
}
