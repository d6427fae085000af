import { formatDate } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { Answer, Question } from '#lib/storefront/community/questions/types.ts';
import * as m from '#messages';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';

interface QuestionArticleProps {
  /** The product's code. */
  code: string;
  question: Question;
  /** The heading level of the question, one below that of its container. */
  level?: 2 | 3;
}

function AnswerText({ answer: { text, by, author, answeredAt } }: { answer: Answer }) {
  return (
    <li className="border-line border-l-2 pl-4">
      <p lang={languageOfContent(text)} className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">
        {by === 'store' ? (
          <span className="text-brass">{shopName()}</span>
        ) : (
          <>
            {author}
            <span aria-hidden="true"> · </span>
            <span className="text-success">{m.communityVerifiedBuyer()}</span>
          </>
        )}
        <span aria-hidden="true"> · </span>
        <time dateTime={new Date(answeredAt).toISOString()}>{formatDate(answeredAt)}</time>
      </p>
    </li>
  );
}

/** A question about a product with its answers, and a link for buyers to answer it. */
export function QuestionArticle({ code, question, level = 3 }: QuestionArticleProps) {
  const { id, text, author, askedAt, answers } = question;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article aria-labelledby={`question-${id}`} className="border-line border-t py-5">
      <Title id={`question-${id}`} className="max-w-measure font-sans text-base font-medium [overflow-wrap:anywhere]">
        {text}
      </Title>
      <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">
        {author}
        <span aria-hidden="true"> · </span>
        <time dateTime={new Date(askedAt).toISOString()}>{formatDate(askedAt)}</time>
      </p>
      {answers.length > 0 && (
        <ul aria-label={m.communityAnswers()} className="mt-4 grid gap-4">
          {answers.map((answer) => (
            <AnswerText key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
      <p className="mt-1 text-sm">
        <Link
          href={paths.answerQuestion(code, id)}
          rel="nofollow"
          aria-describedby={`question-${id}`}
          className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-brass"
        >
          {m.communityAnswer()}
        </Link>
      </p>
    </article>
  );
}
