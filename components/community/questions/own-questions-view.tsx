import type { ReactNode } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { OwnAnswer, OwnQuestion, OwnQuestions } from '#lib/storefront/community/questions/types.ts';
import * as m from '#messages';
import { ModerationStatus } from '@/components/community/reviews/moderation-status';
import { RemoveEntry } from '@/components/community/reviews/remove-entry';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface PostedTextProps {
  /** The id of the text, which labels the entry. */
  titleId: string;
  post: OwnQuestion | OwnAnswer;
  at: number;
  children: ReactNode;
}

/** A question or answer of the customer: its product, its status, and its actions. */
function PostedText({ titleId, post: { text, product, state, reason }, at, children }: PostedTextProps) {
  return (
    <li className="border-line border-t py-5">
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {product.href === null ? product.title : <Link href={product.href}>{product.title}</Link>}, {formatDate(at)}
      </p>
      <p id={titleId} className="mt-1 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      <ModerationStatus state={state} reason={reason} />
      {children}
    </li>
  );
}

/** The customer's questions and answers. */
export function OwnQuestionsView({ own: { questions, answers } }: { own: OwnQuestions }) {
  if (questions.length === 0 && answers.length === 0) {
    return (
      <div className="mt-8 max-w-measure border-line border-t py-8">
        <p className="font-display text-2xl">{m.communityNoneAsked()}</p>
        <p className="mt-2 text-muted">{m.communityHowToAsk()}</p>
        <Link href={paths.home()} className={`${buttonClass('secondary')} mt-6`}>
          {m.communityContinueShopping()}
        </Link>
      </div>
    );
  }
  return (
    <>
      {questions.length > 0 && (
        <section aria-labelledby="own-questions" className="mt-8">
          <h2 id="own-questions" className="mb-4 text-2xl">
            {m.communityYourQuestions()}
          </h2>
          <ul>
            {questions.map((question) => (
              <PostedText key={question.id} titleId={`asked-${question.id}`} post={question} at={question.askedAt}>
                {question.answers.map(({ id, text, by, author }) => (
                  <p
                    key={id}
                    className="mt-3 max-w-measure whitespace-pre-line border-line border-l-2 pl-4 [overflow-wrap:anywhere]"
                  >
                    {text}
                    <span className="block text-muted text-sm">{by === 'store' ? shopName() : author}</span>
                  </p>
                ))}
                <RemoveEntry
                  action={apiPaths.questions()}
                  fields={{ intent: 'remove', id: question.id }}
                  question={m.communityRemoveQuestion()}
                  titleId={`asked-${question.id}`}
                />
              </PostedText>
            ))}
          </ul>
        </section>
      )}
      {answers.length > 0 && (
        <section aria-labelledby="own-answers" className="mt-8">
          <h2 id="own-answers" className="mb-4 text-2xl">
            {m.communityYourAnswers()}
          </h2>
          <ul>
            {answers.map((answer) => (
              <PostedText key={answer.id} titleId={`answered-${answer.id}`} post={answer} at={answer.answeredAt}>
                <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">
                  {m.communityAnswerTo({ question: answer.question })}
                </p>
                <RemoveEntry
                  action={apiPaths.answers()}
                  fields={{ intent: 'remove', id: answer.id }}
                  question={m.communityRemoveAnswer()}
                  titleId={`answered-${answer.id}`}
                />
              </PostedText>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
