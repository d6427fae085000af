/** Id of the first control of a question, and of what stands beside it. */
export const ANSWER_ID = 'survey-answer';
export const HINT_ID = `${ANSWER_ID}-hint`;
export const ERROR_ID = `${ANSWER_ID}-error`;

/** What describes the controls of a question; undefined where nothing does. */
export function describedBy(hint: string, error: string): string | undefined {
  const ids = [hint && HINT_ID, error && ERROR_ID].filter(Boolean).join(' ');
  return ids === '' ? undefined : ids;
}
