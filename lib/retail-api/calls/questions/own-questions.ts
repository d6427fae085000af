import { calls } from '#lib/contract/index.ts';
import { presentAnswer, presentQuestions } from '../../community/questions/present-questions.ts';
import { answersBy, questionsBy } from '../../community/questions/question-store.ts';
import { defaultDisplayName } from '../../community/reviews/display-name.ts';
import { reviewedProducts } from '../../community/reviews/reviewed-products.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';

/** What a customer has asked and answered. */
export const ownQuestions = handlerFor(calls.ownQuestionsCall, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id, name }) => {
    const [questions, answers] = [await questionsBy(db, id), await answersBy(db, id)];
    const products = await reviewedProducts(db, [
      ...new Set([...questions, ...answers].map(({ product_code: code }) => code)),
    ]);
    const aboutOf = ({ product_code: code }: { product_code: string }) => ({
      ProductCode: code,
      ProductTitle: products.get(code)?.ProductTitle ?? code,
      ProductUrl: products.get(code)?.ProductUrl ?? '',
    });
    const shown = await presentQuestions(db, questions);
    return succeed({
      Questions: questions.flatMap((row, index) => {
        const question = shown[index];
        return question ? [{ ...question, ...aboutOf(row), State: row.state, Reason: row.reason }] : [];
      }),
      Answers: answers.map((row) => ({
        ...presentAnswer(row),
        ...aboutOf(row),
        State: row.state,
        Reason: row.reason,
        Question: row.question,
      })),
      DefaultDisplayName: defaultDisplayName(name),
    });
  }),
);
