/** The words of a text that stand within so many characters: an SMS is short. Never half a word, but where the first is longer. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return text.slice(0, text.lastIndexOf(' ', longest) + 1 || longest).replace(/[\s,–-]+$/, '');
}

/** The same of what somebody says; three dots stand for the rest. */
export function shortSaying(text: string): string {
  const short = shortened(text, LONGEST_SAYING);
  return short === text ? text : `${short}…`;
}
const LONGEST_SAYING = 100;
