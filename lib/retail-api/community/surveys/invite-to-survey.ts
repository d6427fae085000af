import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { readAnswered } from './answer-repository.ts';
import { orderHolder } from './find-survey.ts';
import { surveyState } from './survey-state.ts';
import { surveyToken } from './survey-token.ts';
import { readTemplate } from './template-repository.ts';

/** The surveys for a delivered order and for an order that was just placed. */
export const AFTER_ORDER = 'after-order';
export const AFTER_PURCHASE = 'after-purchase';

interface SurveyInvitation {
  code: string;
  token: string;
  /** Number of questions. */
  questions: number;
}

/** The survey that an order in its current state invites to; null if there is none or it is already answered. */
export async function inviteToSurvey(
  { db, secret, now }: Pick<CoreContext, 'db' | 'secret' | 'now'>,
  {
    number,
    customer_id,
    state,
    confirmed_at,
  }: Pick<Database['orders'], 'number' | 'customer_id' | 'state' | 'confirmed_at'>,
): Promise<SurveyInvitation | null> {
  if (customer_id === null || confirmed_at === null || state === 'cancelled') return null;
  const code = state === 'delivered' ? AFTER_ORDER : AFTER_PURCHASE;
  const stored = await readTemplate(db, code);
  if (!stored) return null;
  const holder = await orderHolder({ db, secret }, code, { number, customerId: customer_id });
  const answered = (await readAnswered(db, code, holder)) !== null;
  if (surveyState(stored.template, { answered, hasToken: true }, now()) !== 'open') return null;
  const token = surveyToken(secret, { template: code, subject: number });
  return { code, token, questions: stored.template.Questions.length };
}
