import * as paths from '#lib/shared/paths.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import { questionsText } from '#lib/storefront/community/questions/copy.ts';
import { questionsParameters } from '#lib/storefront/community/questions/questions-query.ts';
import type { ProductQuestions, QuestionsQuery } from '#lib/storefront/community/questions/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Pagination } from '@/components/listing/pagination';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { QuestionArticle } from './question-article';
import { QuestionSearch } from './question-search';

interface QuestionsViewProps {
  product: Product;
  questions: ProductQuestions;
  query: QuestionsQuery;
}

const LINK = 'inline-flex min-h-11 items-center underline decoration-line underline-offset-4';

/** All questions about a product, or those that match the search text. */
export function QuestionsView({ product, questions, query }: QuestionsViewProps) {
  const { code, title, href } = product;
  const own = paths.productQuestions(code);
  const at = (page: number) => paths.productQuestions(code, questionsParameters({ ...query, page }));
  return (
    <div className="page-width pt-1 pb-16 md:pt-4">
      <Breadcrumb
        crumbs={[...product.breadcrumb, { name: title, href }, { name: m.communityQuestionsAnswers(), href: own }]}
      />
      <h1 className="mt-2 text-3xl md:text-4xl">{m.communityQuestionsAnswers()}</h1>
      <p className="mt-1 mb-6">
        <Link href={href} className={LINK}>
          {title}
        </Link>
      </p>
      {questions.all > 0 && <QuestionSearch code={code} text={query.text} />}
      <p role="status" className="mt-4 text-muted text-sm">
        {query.text === ''
          ? questionsText(questions.total)
          : m.communityQuestionMatches({ count: questions.total, text: query.text })}
        {query.text !== '' && (
          <Link href={own} className={`ml-4 ${LINK}`}>
            {m.communityShowAll()}
          </Link>
        )}
      </p>
      <p className="mt-2 max-w-measure text-muted">{m.communityCanAnswer()}</p>
      <p className="mt-4 mb-6">
        <Link href={paths.askQuestion(code)} className={buttonClass('secondary')}>
          {m.communityAskQuestion()}
        </Link>
      </p>
      {questions.questions.map((question) => (
        <QuestionArticle key={question.id} code={code} question={question} level={2} />
      ))}
      <Pagination page={query.page} totalPages={questions.totalPages} href={at} />
    </div>
  );
}
