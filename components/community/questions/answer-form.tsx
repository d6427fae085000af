import { ANSWER_LENGTHS } from '#lib/contract/question-vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { EntryForm } from './entry-form';

interface AnswerFormProps {
  /** The product's code. */
  code: string;
  /** The question's id. */
  question: string;
  /** The values of the form and its problems. */
  rendered: FormState;
}

/** The form for a buyer's answer. */
export function AnswerForm({ code, question, rendered }: AnswerFormProps) {
  return (
    <EntryForm
      noun="answer"
      action={apiPaths.answers()}
      fields={{ intent: 'answer', code, question }}
      hint={m.communityAnswerHint({ max: ANSWER_LENGTHS.max })}
      rows={4}
      lengths={ANSWER_LENGTHS}
      rendered={rendered}
    />
  );
}
