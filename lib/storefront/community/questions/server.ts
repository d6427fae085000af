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

/** A page of a product's published questions. */
export async function getQuestions(
  _admission: Admission,
  code: string,
  { page, text }: QuestionsQuery,
): Promise<Result<ProductQuestions>> {
  addSurrogateKeys(`product:${code}`);
  const request = { ProductCode: code, Page: page, Text: text };
  const result = toResult(await retail().callAsSite(calls.productQuestions, request));
  return result.ok ? success(toProductQuestions(result.value)) : result;
}

/**
 * The first questions for a product page; null where they are not available, since the page works without
 * them.
 */
export const getFirstQuestions = cache(async (admission: Admission, code: string): Promise<ProductQuestions | null> => {
  const result = await getQuestions(admission, code, FIRST_PAGE);
  if (result.ok) return result.value;
  if (result.failure.kind !== 'not-found') markDegraded();
  return null;
});

/** One published question about a product; a malformed id is not found without a call. */
export async function getQuestion(_admission: Admission, code: string, id: string): Promise<Result<Question>> {
  if (!opaqueId.safeParse(id).success) return failure({ kind: 'not-found' });
  const request = { ProductCode: code, QuestionId: id };
  const result = toResult(await retail().callAsSite(calls.productQuestions, request));
  if (!result.ok) return result;
  const [question] = toProductQuestions(result.value).questions;
  return question ? success(question) : failure({ kind: 'not-found' });
}

/** The questions and answers of the customer of a page at `path`; a guest is redirected to the sign-in. */
export async function getOwnQuestions(path: string): Promise<Result<OwnQuestions>> {
  const result = await readAsCustomer(calls.ownQuestions, {}, path);
  return result.ok ? success(toOwnQuestions(result.value)) : result;
}

/** Submits a question about a product. */
export async function submitQuestion(
  session: ShopperSession,
  { code, text, author }: { code: string; text: string; author: string },
): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.askQuestion, { ProductCode: code, Text: text, DisplayName: author });
}

/** Removes the customer's own question; it is no failure if it was removed before. */
export async function removeQuestion(session: ShopperSession, id: string): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.removeQuestion, { QuestionId: id });
}

/**
 * Answers a published question. Not found where there is none, or where the customer has not received the
 * product.
 */
export async function answerQuestion(
  session: ShopperSession,
  { question, text, author }: { question: string; text: string; author: string },
): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.answerAsBuyer, { QuestionId: question, Text: text, DisplayName: author });
}

/** Removes the customer's own answer; it is no failure if it was removed before. */
export async function removeAnswer(session: ShopperSession, id: string): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.removeAnswer, { AnswerId: id });
}
