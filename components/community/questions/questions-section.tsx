import * as paths from '#lib/shared/paths.ts';
import { QUESTIONS_ID } from '#lib/shared/route-names.ts';
import type { ProductQuestions } from '#lib/storefront/community/questions/types.ts';
import * as m from '#messages';
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
    <Section id={QUESTIONS_ID} title={m.communityQuestionsAnswers()}>
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
          {m.communityReadAllQuestions({ count: all })}
        </Link>
      )}
      <p className="mt-2 max-w-measure text-muted">{introOf(all, questions !== null)}</p>
      <p className="mt-2">
        <Link href={paths.askQuestion(code)} className={LINK_CLASS}>
          {m.communityAskQuestion()}
        </Link>
      </p>
    </Section>
  );
}

function introOf(count: number, isKnown: boolean): string {
  if (count > 0) return m.communityCanAnswer();
  return isKnown ? m.communityNoQuestions() : m.communityQuestionsUnavailable();
}
