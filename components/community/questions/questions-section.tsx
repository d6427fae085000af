import * as paths from '#lib/shared/paths.ts';
import { QUESTIONS_ID } from '#lib/shared/route-names.ts';
import { questionsText } from '#lib/storefront/community/questions/copy.ts';
import type { ProductQuestions } from '#lib/storefront/community/questions/types.ts';
import { Section } from '@/components/product/product-section';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { QuestionArticle } from './question-article';
import { QuestionSearch } from './question-search';

const SHOWN = 3;
/** Fewer questions are read faster than searched. */
const SEARCHED_ABOVE = 5;

interface QuestionsSectionProps {
  code: string;
  /** Null while the questions cannot be fetched. */
  questions: ProductQuestions | null;
}

/** The questions section of a product page: the first questions, and links to all of them and to ask one. */
export function QuestionsSection({ code, questions }: QuestionsSectionProps) {
  const all = questions?.all ?? 0;
  const shown = questions?.questions.slice(0, SHOWN) ?? [];
  return (
    <Section id={QUESTIONS_ID} title="Questions and answers">
      {all > SEARCHED_ABOVE && (
        <div className="mb-6">
          <QuestionSearch code={code} />
        </div>
      )}
      {shown.map((question) => (
        <QuestionArticle key={question.id} code={code} question={question} />
      ))}
      {all > shown.length && (
        <Link href={paths.productQuestions(code)} className={`${buttonClass('secondary')} mb-2`}>
          Read all {questionsText(all)}
        </Link>
      )}
      <p className="mt-2 max-w-measure text-muted">
        {all === 0 && (questions ? 'No questions yet. ' : 'We cannot show the questions right now. ')}
        Our team and customers who have bought this product can answer.
      </p>
      <p className="mt-2">
        <Link href={paths.askQuestion(code)} className={LINK_CLASS}>
          Ask a question
        </Link>
      </p>
    </Section>
  );
}
