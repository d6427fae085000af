import * as m from '#messages';

/** `1 question`, `12 questions`. */
export function questionsText(count: number): string {
  return m.communityQuestionCount({ count });
}
