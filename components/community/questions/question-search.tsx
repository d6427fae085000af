import { QUESTION_SEARCH_LENGTH } from '#lib/contract/question-vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

interface QuestionSearchProps {
  /** The product's code. */
  code: string;
  /** The current search text. */
  text?: string;
}

/** The search of a product's questions and answers: a plain form. */
export function QuestionSearch({ code, text = '' }: QuestionSearchProps) {
  return (
    <form action={paths.productQuestions(code)} method="get" className="flex max-w-md items-end gap-3">
      <Field
        id="question-search"
        name="q"
        type="search"
        label={m.communitySearchQuestions()}
        defaultValue={text}
        maxLength={QUESTION_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" className="shrink-0 px-4">
        {m.commonSearch()}
      </Button>
    </form>
  );
}
