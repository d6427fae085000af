import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import { surveyAddress } from './schema.ts';
import { fromAnswers, toInvitation, toSurvey } from './transform.ts';
import type { SubmittedAnswers, Survey, SurveyAddress, SurveyInvitation } from './types.ts';

const wireAddress = ({ template, site, token }: SurveyAddress) => ({
  TemplateCode: template,
  Site: site,
  Token: token,
});

/**
 * A survey for a page, with this browser's answers so far. An impossible address is not found without a call.
 */
export async function getSurvey(untrusted: SurveyAddress): Promise<Result<Survey>> {
  const address = surveyAddress.safeParse(untrusted);
  if (!address.success) return failure({ kind: 'not-found' });
  const { sessId = '' } = await readShopper();
  const request = { ...wireAddress(address.data), SessionId: sessId };
  const read = toResult(await retail().callAsSite(calls.surveyDetails, request));
  return read.ok ? success(toSurvey(read.value, address.data.token)) : read;
}

/** The same for a route handler. */
export async function openSurvey(session: ShopperSession, address: SurveyAddress): Promise<Result<Survey>> {
  const request = { ...wireAddress(address), SessionId: session.id() };
  const read = await callAsVisitor(session, calls.surveyDetails, request);
  return read.ok ? success(toSurvey(read.value, address.token)) : read;
}

const wireAnswers = (session: ShopperSession, { version, answers, ...address }: SubmittedAnswers) => ({
  ...wireAddress(address),
  SessionId: session.id(),
  Version: version,
  Answers: fromAnswers(answers),
});

/**
 * Saves unsent answers, and leaves those to other questions unchanged. Stale where the survey accepts no more answers
 * from this shopper, or has other questions by now.
 */
export function saveAnswers(session: ShopperSession, answers: SubmittedAnswers): Promise<Result<unknown>> {
  return callAsVisitor(session, calls.saveSurveyDraft, wireAnswers(session, answers));
}

/** Sends the answers, once. Stale like `saveAnswers`, and where answers were sent before. */
export function sendAnswers(session: ShopperSession, answers: SubmittedAnswers): Promise<Result<unknown>> {
  return callAsVisitor(session, calls.answerSurvey, wireAnswers(session, answers));
}

/**
 * The survey invitation of an order, by its key, for a page; null where there is none or it is not available.
 */
export async function getInvitation(orderKey: string): Promise<SurveyInvitation | null> {
  const read = toResult(await retail().callAsSite(calls.surveyInvitation, { OrderKey: orderKey }));
  return read.ok ? toInvitation(read.value) : null;
}
