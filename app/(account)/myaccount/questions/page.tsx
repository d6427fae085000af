import type { Metadata } from 'next';
import { productCode } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { getProduct } from '#lib/storefront/catalogue/server.ts';
import { ANSWER_FORM, QUESTION_FORM } from '#lib/storefront/community/questions/schema.ts';
import { getOwnQuestions, getQuestion } from '#lib/storefront/community/questions/server.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { unreadAccountPage } from '@/components/account/layout/unread-account-page';
import { AnswerForm } from '@/components/community/questions/answer-form';
import { OwnQuestionsView } from '@/components/community/questions/own-questions-view';
import { QuestionForm } from '@/components/community/questions/question-form';
import { WriteQuestionView } from '@/components/community/questions/write-question-view';

export function generateMetadata(): Metadata {
  return { title: m.accountQuestions() };
}

type Search = Partial<Record<'notice' | 'product' | 'question', string | string[]>> & RefusedParameter;

/** Returns the requested URL, so that the sign-in returns to it. */
function addressOf(code: string | null, question: string | null): string {
  if (code === null) return paths.ownQuestions();
  return question === null ? paths.askQuestion(code) : paths.answerQuestion(code, question);
}

/**
 * The customer's questions; with `?product=` the form to ask about it, with `?question=` in addition to answer
 * that question.
 */
export default async function OwnQuestionsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const admission = await requireAdmission();
  const search = await searchParams;
  const code = productCode.safeParse(search.product).data ?? null;
  const questionId = typeof search.question === 'string' ? search.question : null;
  const path = addressOf(code, questionId);
  const ownQuestions = await getOwnQuestions(path);
  const unread = (failure: Failure) => unreadAccountPage({ failure, title: m.accountQuestions(), href: path });
  if (!ownQuestions.ok) return unread(ownQuestions.failure);
  if (code === null) {
    return (
      <AccountPage title={m.accountQuestions()} notice={parseAccountNotice(search.notice)}>
        <OwnQuestionsView own={ownQuestions.value} />
      </AccountPage>
    );
  }
  const [product, question] = await Promise.all([
    getProduct(admission, code),
    questionId === null ? null : getQuestion(admission, code, questionId),
  ]);
  const failed = [product, question].find((result) => result?.ok === false);
  if (failed?.ok === false) return unread(failed.failure);
  if (!product.ok) return unread(product.failure);
  const sent = await readForm(question ? ANSWER_FORM : QUESTION_FORM, search);
  const isThis = sent.values.code === code && sent.values.question === (questionId ?? undefined);
  const returned = isThis ? sent : EMPTY_FORM;
  const rendered = { ...returned, values: { author: ownQuestions.value.defaultName, ...returned.values } };
  return (
    <AccountPage title={question ? m.accountAnswerQuestion() : m.accountAskQuestion()}>
      <WriteQuestionView product={product.value}>
        {question?.ok ? (
          <>
            <p className="mt-6 max-w-measure border-line border-l-2 pl-4 font-medium [overflow-wrap:anywhere]">
              {question.value.text}
            </p>
            <AnswerForm code={code} question={question.value.id} rendered={rendered} />
          </>
        ) : (
          <QuestionForm code={code} rendered={rendered} />
        )}
      </WriteQuestionView>
    </AccountPage>
  );
}
