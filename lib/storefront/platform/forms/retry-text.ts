import * as m from '#messages';
import { formatWait } from './waiting.ts';

/** When to try again; `seconds` where that is known. */
export function retryText(seconds: number | undefined): string {
  return seconds === undefined ? m.formsTryLater() : m.formsTryIn({ wait: formatWait(seconds) });
}
