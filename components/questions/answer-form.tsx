import { ANSWER_LENGTHS } from '#lib/contract/question-vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { EntryForm } from './entry-form';

interface AnswerFormProps {
  /** Of the product. */
  code: string;
  /** Id of the question. */
  question: string;
  /** What stands in the form, and what is wrong with it. */
  rendered: FormState;
}

/** The answer of a buyer as a form. */
export function AnswerForm({ code, question, rendered }: AnswerFormProps) {
  return (
    <EntryForm
      noun="answer"
      action={apiPaths.answers()}
      fields={{ intent: 'answer', code, question }}
      hint={`Please answer from your own experience. At most ${ANSWER_LENGTHS.most} characters.`}
      rows={4}
      lengths={ANSWER_LENGTHS}
      rendered={rendered}
    />
  );
}
