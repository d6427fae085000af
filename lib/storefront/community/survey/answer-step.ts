import 'server-only';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { failureStatus, retryAfter } from '#lib/storefront/platform/http/failure-reply.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { problemOf, readStep } from './answers.ts';
import { failureText } from './copy.ts';
import type { SurveyStepValues } from './schema.ts';
import { openSurvey, saveAnswers, sendAnswers } from './server.ts';
import { wrongStep } from './steps.ts';

/** Saves the answer of one step from a browser without scripts, and redirects to the next step. */
export async function answerStep(
  session: ShopperSession,
  { address, version: answered, step, intent, fields }: SurveyStepValues,
): Promise<FormOutcome> {
  const leadTo = (shown: { step?: number; notice?: 'sent' | 'missing' } = {}): FormOutcome => ({
    ok: true,
    location: paths.survey(address.template, address.site, address.token, shown),
  });
  const opened = await openSurvey(session, address);
  if (!opened.ok) return refusal(opened.failure);
  const { state, questions, answers: before, version } = opened.value;
  const question = questions[step - 1];
  // The survey may have changed since, with another question at this step.
  if (state !== 'open' || version !== answered || !question) return leadTo();
  const answer = readStep(question, fields);
  const problem = problemOf(question, answer);
  const isBack = intent === 'back';
  if (problem !== '' && !isBack) return { ok: false, problems: { answer: problem } };
  // Going back is always possible, but an invalid answer is not saved.
  const changed = problem === '' ? { [question.id]: answer } : {};
  const answers = { ...before, ...changed };
  const isLast = step === questions.length;
  const wrong = isLast ? wrongStep(questions, answers) : null;
  const sends = isLast && !isBack && wrong === null;
  const done = sends
    ? await sendAnswers(session, { ...address, version, answers })
    : await saveAnswers(session, { ...address, version, answers: changed });
  if (!done.ok) {
    // The page shows the survey's current state itself.
    const isStale = done.failure.kind === 'refused' && done.failure.reason === 'stale';
    return isStale ? leadTo() : refusal(done.failure);
  }
  if (sends) return leadTo({ notice: 'sent' });
  if (isBack) return leadTo({ step: Math.max(1, step - 1) });
  return wrong === null ? leadTo({ step: step + 1 }) : leadTo({ step: wrong, notice: 'missing' });
}

function refusal(failure: Failure): FormOutcome {
  const status = failureStatus(failure);
  return { ok: false, status, retryAfterSeconds: retryAfter(failure), problems: { '': failureText(failure) } };
}
