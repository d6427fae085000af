import { calls } from '#lib/contract/index.ts';
import { QUESTIONS_PER_PAGE } from '#lib/contract/question-vocabulary.ts';
import { matchingQuestions } from '../../community/questions/matching-questions.ts';
import { presentQuestions } from '../../community/questions/present-questions.ts';
import { publishedQuestions } from '../../community/questions/question-store.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { noSuchProduct } from '../../core/refusals.ts';

/** The published questions about a product, those that have answers first. */
export const productQuestions = handlerFor(calls.productQuestionsCall, async (request, { db }) => {
  const { ProductCode: productCode, Page: page, Text: text, QuestionId: only } = request;
  const product = await db.selectFrom('products').select('code').where('code', '=', productCode).executeTakeFirst();
  if (!product) return noSuchProduct();
  const all = await presentQuestions(db, await publishedQuestions(db, productCode));
  const asked = only === '' ? all : all.filter(({ QuestionId }) => QuestionId === only);
  const found = matchingQuestions(asked, text).toSorted(
    (one, other) => Number(one.Answers.length === 0) - Number(other.Answers.length === 0),
  );
  return succeed({
    Questions: found.slice((page - 1) * QUESTIONS_PER_PAGE, page * QUESTIONS_PER_PAGE),
    Page: page,
    TotalPages: Math.ceil(found.length / QUESTIONS_PER_PAGE),
    TotalQuestions: found.length,
    AllQuestions: all.length,
  });
});
