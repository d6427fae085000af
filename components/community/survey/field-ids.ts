/** The ids of a question's first control, and of the texts about it. */
export const ANSWER_ID = 'survey-answer';
export const HINT_ID = `${ANSWER_ID}-hint`;
export const ERROR_ID = `${ANSWER_ID}-error`;

/** Returns the value of aria-describedby for a question's controls; undefined where nothing describes them. */
export function describedBy(hint: string, error: string): string | undefined {
  const ids = [hint && HINT_ID, error && ERROR_ID].filter(Boolean).join(' ');
  return ids === '' ? undefined : ids;
}
