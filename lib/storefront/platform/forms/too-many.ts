import type { RefusedForm } from './refuse.ts';
import { retryText } from './retry-text.ts';

/** How a form answers whoever sent it too often. `message`: a sentence that says of what there was too much. */
export function rateLimitedForm(message: string, retryAfterSeconds: number | undefined): RefusedForm {
  return { ok: false, status: 429, retryAfterSeconds, problems: { '': `${message} ${retryText(retryAfterSeconds)}` } };
}
