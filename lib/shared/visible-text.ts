import { INVISIBLE_CHARACTERS } from '#lib/contract/vocabulary.ts';

/** A text as a reader sees it: what was pasted along unseen is gone. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '');
}
