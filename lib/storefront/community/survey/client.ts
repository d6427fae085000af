import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { inSequence } from '#lib/storefront/platform/http/in-sequence.ts';
import type { SubmittedAnswers } from './types.ts';

/** What became of answers that were saved or sent. */
export type AnswersReply =
  | { ok: true }
  /** `stale`: the page has to be read again. */
  | { ok: false; stale: boolean; message: string };

const UNREACHABLE = 'We cannot reach the store right now. Your answers stay on this page. Please try again.';

function toReply(body: unknown): AnswersReply {
  if (typeof body !== 'object' || body === null || !('ok' in body)) {
    return { ok: false, stale: false, message: UNREACHABLE };
  }
  if (body.ok === true) return { ok: true };
  const text = (name: string) => String((body as Record<string, unknown>)[name] ?? '');
  return { ok: false, stale: text('reason') === 'stale', message: text('message') || UNREACHABLE };
}

/** Saves answers that changed, or sends all, once what was asked before is answered. Never throws; `last` where the page is being left. */
export async function postAnswers(
  answers: SubmittedAnswers,
  intent: 'save' | 'send',
  last = false,
): Promise<AnswersReply> {
  const post = async () => {
    const response = await browserFetch(apiPaths.surveyAnswers(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...answers, intent }),
      keepalive: last,
    });
    return toReply(await response.json());
  };
  try {
    // A page that is being left has no time to wait for its turn.
    return await (last ? post() : inSequence(post));
  } catch {
    // No network, or an answer that is not JSON: nothing is known of what became of the answers.
    return toReply(null);
  }
}
