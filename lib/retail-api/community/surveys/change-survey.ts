import type { Transaction } from 'kysely';
import type { SurveyAnswerWire } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { lockCustomer } from '../../core/db/lock-customer.ts';
import type { Database } from '../../core/db/schema.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { reportUsedUpLimit } from '../../core/limits/report-used-up-limit.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField, tooManyRequests } from '../../core/refusals.ts';
import {
  changeDraft,
  contentHash,
  type HeldSurvey,
  readAnswered,
  readDraft,
  writeAnswers,
} from './answer-repository.ts';
import { findSurvey } from './find-survey.ts';
import { surveyState } from './survey-state.ts';
import { answersOfTemplate, validateAnswers } from './validate-answers.ts';

/** Answers as submitted in a call. */
interface SurveySubmission {
  TemplateCode: string;
  Site: string;
  Token: string;
  SessionId: string;
  Version: number;
  Answers: readonly SurveyAnswerWire[];
}

type Write = (transaction: Transaction<Database>, survey: HeldSurvey, now: number) => Promise<Outcome<null>>;

/** Saves unsubmitted answers, each replacing the earlier one to the same question. */
export function saveDraft(context: CoreContext, caller: Caller, submitted: SurveySubmission): Promise<Outcome<null>> {
  return changeSurvey(context, caller, submitted, async (transaction, survey, now) => {
    if ((await readAnswered(transaction, submitted.TemplateCode, survey.holder)) !== null) return stale('answered');
    await changeDraft(transaction, survey, submitted.Answers, now);
    return succeed(null);
  });
}

/** Submits answers, once per respondent; resubmitting the same answers gets the same response. */
export function submitAnswers(
  context: CoreContext,
  caller: Caller,
  submitted: SurveySubmission,
): Promise<Outcome<null>> {
  return changeSurvey(context, caller, submitted, async (transaction, survey, now) => {
    const problem = validateAnswers(survey.template, submitted.Answers);
    if (problem) return invalidField(`Answers.${problem.questionId}`, problem.message);
    const answers = answersOfTemplate(survey.template, submitted.Answers);
    if (await writeAnswers(transaction, survey, answers, now)) return succeed(null);
    const sent = await readAnswered(transaction, submitted.TemplateCode, survey.holder);
    return sent === contentHash(answers) ? succeed(null) : stale('answered');
  });
}

async function changeSurvey(
  context: CoreContext,
  caller: Caller,
  submitted: SurveySubmission,
  write: Write,
): Promise<Outcome<null>> {
  const now = context.now();
  const survey = await findSurvey(context, submitted);
  if (!survey) return noSuchSurvey();
  const state = surveyState(survey.template, { answered: false, hasToken: submitted.Token !== '' }, now);
  if (state !== 'open') return stale(state);
  if (survey.version !== submitted.Version) return stale('changed');
  const { holder } = survey;
  if (!holder) return invalidField('SessionId', 'must name the visit that answers');
  const held = { ...survey, holder };
  const outcome = await inTransaction(context.db, async (transaction) => {
    // Answers about an order are deleted with the customer's account, so the account must still exist.
    if (holder.order && !(await lockCustomer(transaction, holder.order.customerId))) return noSuchSurvey();
    return (await checkBeginLimits(transaction, held, context, caller, now)) ?? write(transaction, held, now);
  });
  if (outcome.code === 'TooManyRequests') {
    await reportUsedUpLimit(context.db, { limit: GLOBAL_SURVEY_LIMIT, alarms: SURVEY_ALARM_LIMIT }, now, () =>
      context.alarm('No more surveys can be started in this minute', { perMinute: GLOBAL_SURVEY_LIMIT.max }),
    );
    context.security('surveys-refused', { network: caller.network });
  }
  return outcome;
}

/** A visit counts once per survey against the limits: with its first draft, or with its answers if it saved none. */
async function checkBeginLimits(
  transaction: Transaction<Database>,
  { holder, template }: HeldSurvey,
  { secret }: CoreContext,
  { network }: Caller,
  now: number,
): Promise<Outcome<never> | null> {
  if (holder.order) return null;
  const code = template.TemplateCode;
  const begun = (await readDraft(transaction, code, holder)) ?? (await readAnswered(transaction, code, holder));
  if (begun !== null) return null;
  const networkLimits = beginLimits(secret, network);
  // The store limit comes last, because all shoppers contend for it.
  const refused =
    (networkLimits.length > 0 ? await consumeLimits(transaction, networkLimits, now) : null) ??
    (await consumeLimits(transaction, [GLOBAL_SURVEY_LIMIT], now));
  return refused && tooManyRequests(refused.retryAfterSeconds);
}

function stale(state: string): Outcome<never> {
  return fail('Conflict', undefined, { State: state });
}

/** NotFound: there is no such survey, or the link does not belong to it. */
export function noSuchSurvey(): Outcome<never> {
  return fail('NotFound', 'There is no such survey.');
}

/**
 * Visits from one network that may begin a survey in an hour: a shop gives it to all its visitors over one connection.
 */
function beginLimits(secret: ApiSecret, network: string): LimitRule[] {
  return networkLimit(secret, 'survey:begun:network', network, 60);
}

/** Visits in the whole store that may begin a survey, to stop a distributed flood. */
export const GLOBAL_SURVEY_LIMIT: LimitRule = { key: 'survey:begun:store', max: 120, windowMs: MINUTE_MS };

/** How often the operator is alerted that no more visits can begin a survey. */
const SURVEY_ALARM_LIMIT: LimitRule = { key: 'survey:alarm', max: 1, windowMs: MINUTE_MS };
