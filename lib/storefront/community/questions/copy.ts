/** `1 question`, `12 questions`. */
export function questionsText(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
