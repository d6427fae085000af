import { QUESTION_LENGTHS } from '#lib/contract/question-vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { EntryForm } from './entry-form';

const { min, max } = QUESTION_LENGTHS;

interface QuestionFormProps {
  /** The product's code. */
  code: string;
  /** The values of the form and its problems. */
  rendered: FormState;
}

/** The form for a question about a product. */
export function QuestionForm({ code, rendered }: QuestionFormProps) {
  return (
    <EntryForm
      noun="question"
      action={apiPaths.questions()}
      fields={{ intent: 'ask', code }}
      hint={m.communityQuestionHint({ min, max })}
      rows={3}
      lengths={QUESTION_LENGTHS}
      rendered={rendered}
    />
  );
}
