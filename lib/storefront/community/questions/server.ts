import 'server-only';
import { cache } from 'react';
import { calls, opaqueId } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys, markDegraded } from '#lib/storefront/platform/http/response-directives.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { toOwnQuestions, toProductQuestions } from './transform.ts';
import type { OwnQuestions, ProductQuestions, Question, QuestionsQuery } from './types.ts';

const FIRST_PAGE: QuestionsQuery = { page: 1, text: '' };

/** A page of the published questions about a product. */
export async function getQuestions(
  _admission: Admission,
  code: string,
  { page, text }: QuestionsQuery,
): Promise<Result<ProductQuestions>> {
  addSurrogateKeys(`product:${code}`);
  const request = { ProductCode: code, Page: page, Text: text };
  const result = toResult(await retail().callAsSite(calls.productQuestionsCall, request));
  return result.ok ? success(toProductQuestions(result.value)) : result;
}

/** The first questions for the page of a product; null where they cannot be had, since the page stands without them. */
export const getFirstQuestions = cache(async (admission: Admission, code: string): Promise<ProductQuestions | null> => {
  const result = await getQuestions(admission, code, FIRST_PAGE);
  if (result.ok) return result.value;
  if (result.failure.kind !== 'not-found') markDegraded();
  return null;
});

/** One published question about a product; anything that is no id is not found without a call. */
export async function getQuestion(_admission: Admission, code: string, id: string): Promise<Result<Question>> {
  if (!opaqueId.safeParse(id).success) return failure({ kind: 'not-found' });
  const request = { ProductCode: code, QuestionId: id };
  const result = toResult(await retail().callAsSite(calls.productQuestionsCall, request));
  if (!result.ok) return result;
  const [question] = toProductQuestions(result.value).questions;
  return question ? success(question) : failure({ kind: 'not-found' });
}

/** What the customer of a page at `path` has asked and answered; who is not signed in is sent to sign in. */
export async function getOwnQuestions(path: string): Promise<Result<OwnQuestions>> {
  const result = await readAsCustomer(calls.ownQuestionsCall, {}, path);
  return result.ok ? success(toOwnQuestions(result.value)) : result;
}

/** Asks about a product. */
export async function askQuestion(
  session: ShopperSession,
  { code, text, author }: { code: string; text: string; author: string },
): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.askQuestion, { ProductCode: code, Text: text, DisplayName: author });
}

/** Removes a question that the customer asked; one that is gone is no failure. */
export async function removeQuestion(session: ShopperSession, id: string): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.removeQuestion, { QuestionId: id });
}

/** Answers a published question. Not found where there is none, or the customer has not received what it is about. */
export async function answerQuestion(
  session: ShopperSession,
  { question, text, author }: { question: string; text: string; author: string },
): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.answerAsBuyer, { QuestionId: question, Text: text, DisplayName: author });
}

/** Removes an answer that the customer gave; one that is gone is no failure. */
export async function removeAnswer(session: ShopperSession, id: string): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.removeAnswer, { AnswerId: id });
}
