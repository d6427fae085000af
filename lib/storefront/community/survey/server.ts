import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { callAsAnybody } from '#lib/storefront/platform/session/anybody-call.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { surveyAddress } from './schema.ts';
import { fromAnswers, toInvitation, toSurvey } from './transform.ts';
import type { SubmittedAnswers, Survey, SurveyAddress, SurveyInvitation } from './types.ts';

const wireAddress = ({ template, site, token }: SurveyAddress) => ({
  TemplateCode: template,
  Site: site,
  Token: token,
});

/** A survey for a page, with what this browser has answered so far. What names none is not found, without a call. */
export async function getSurvey(asked: SurveyAddress): Promise<Result<Survey>> {
  const address = surveyAddress.safeParse(asked);
  if (!address.success) return failure({ kind: 'not-found' });
  const { sessId = '' } = await readShopper();
  const request = { ...wireAddress(address.data), SessionId: sessId };
  const read = toResult(await retail().callAsSite(calls.surveyDetails, request));
  return read.ok ? success(toSurvey(read.value, address.data.token)) : read;
}

/** The same for a route handler. */
export async function openSurvey(session: ShopperSession, address: SurveyAddress): Promise<Result<Survey>> {
  const request = { ...wireAddress(address), SessionId: session.id() };
  const read = await callAsAnybody(session, calls.surveyDetails, request);
  return read.ok ? success(toSurvey(read.value, address.token)) : read;
}

const wireAnswers = (session: ShopperSession, { version, answers, ...address }: SubmittedAnswers) => ({
  ...wireAddress(address),
  SessionId: session.id(),
  Version: version,
  Answers: fromAnswers(answers),
});

/** Keeps answers that are not sent yet; those to other questions stay. Stale where the survey takes none from this shopper any more, or asks others by now. */
export function saveAnswers(session: ShopperSession, answers: SubmittedAnswers): Promise<Result<unknown>> {
  return callAsAnybody(session, calls.saveSurveyDraft, wireAnswers(session, answers));
}

/** Sends the answers, once. Stale as `saveAnswers`, and where others were sent already. */
export function sendAnswers(session: ShopperSession, answers: SubmittedAnswers): Promise<Result<unknown>> {
  return callAsAnybody(session, calls.answerSurvey, wireAnswers(session, answers));
}

/** The survey that the order behind a key invites to, for a page; null where there is none, or that cannot be told. */
export async function getInvitation(orderKey: string): Promise<SurveyInvitation | null> {
  const read = toResult(await retail().callAsSite(calls.surveyInvitation, { OrderKey: orderKey }));
  return read.ok ? toInvitation(read.value) : null;
}
