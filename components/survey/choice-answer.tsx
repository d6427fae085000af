import { CHOICE_FIELD, choiceField } from '#lib/storefront/community/survey/answers.ts';
import type { SurveyQuestion } from '#lib/storefront/community/survey/types.ts';
import { ANSWER_ID } from './field-ids';

interface ChoiceAnswerProps {
  question: SurveyQuestion;
  /** The ids chosen at first. */
  chosen: readonly string[];
}

/** A single or multiple choice, each option on a line that can be pressed as a whole. */
export function ChoiceAnswer({ question, chosen }: ChoiceAnswerProps) {
  const isSingle = question.kind === 'single';
  return (
    <div className="mt-5 grid max-w-xl gap-1.5">
      {question.choices.map(({ id, text }, index) => (
        <label
          key={id}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-edge px-4 py-2.5 hover:border-ink has-[input:checked]:border-ink has-[input:checked]:bg-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass has-[input:focus-visible]:outline-offset-2"
        >
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            id={index === 0 ? ANSWER_ID : undefined}
            name={isSingle ? CHOICE_FIELD : choiceField(id)}
            value={isSingle ? id : 'yes'}
            defaultChecked={chosen.includes(id)}
            className="size-5 shrink-0 accent-ink outline-none"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
        </label>
      ))}
    </div>
  );
}
