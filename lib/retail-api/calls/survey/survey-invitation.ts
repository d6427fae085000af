import { calls } from '#lib/contract/index.ts';
import { inviteToSurvey } from '../../community/surveys/invite-to-survey.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { findOrder } from '../../orders/order-store.ts';

/** The survey that an order invites to. */
export const surveyInvitation = handlerFor(calls.surveyInvitation, async (request, context, caller) => {
  const order = await findOrder(context.db, request, caller);
  const invitation = order && (await inviteToSurvey(context, order));
  if (!invitation) return refuse('NotFound', 'There is no survey to answer.');
  const { code, token, questions } = invitation;
  return succeed({ TemplateCode: code, Token: token, Questions: questions });
});
