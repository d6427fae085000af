import { formatWait } from './waiting.ts';

/** When to try again; `seconds` where that is known. */
export function retryText(seconds: number | undefined): string {
  return seconds === undefined ? 'Try again later.' : `Try again in ${formatWait(seconds)}.`;
}
