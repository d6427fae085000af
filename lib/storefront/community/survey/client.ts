import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { inSequence } from '#lib/storefront/platform/http/in-sequence.ts';
import * as m from '#messages';
import type { SubmittedAnswers } from './types.ts';

/** The outcome of saving or sending answers. */
export type AnswersReply =
  | { ok: true }
  /** `stale`: the page has to be reloaded. */
  | { ok: false; stale: boolean; message: string };

function toReply(body: unknown): AnswersReply {
  if (typeof body !== 'object' || body === null || !('ok' in body)) {
    return { ok: false, stale: false, message: m.communitySurveyUnreachable() };
  }
  if (body.ok === true) return { ok: true };
  const text = (name: string) => String((body as Record<string, unknown>)[name] ?? '');
  return { ok: false, stale: text('reason') === 'stale', message: text('message') || m.communitySurveyUnreachable() };
}

/**
 * Saves changed answers, or sends all, after the request before is finished. Never throws; `last` where the page is being
 * left.
 */
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
    // A page that is being left cannot wait for earlier requests.
    return await (last ? post() : inSequence(post));
  } catch {
    // No network, or a response that is not JSON: it is unknown whether the answers were saved.
    return toReply(null);
  }
}
