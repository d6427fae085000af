import { CHOICE_FIELD, choiceField } from '#lib/storefront/community/survey/answers.ts';
import type { SurveyAnswer, SurveyQuestion } from '#lib/storefront/community/survey/types.ts';
import { languageOfContent } from '#lib/storefront/platform/browser/content-language.ts';
import * as m from '#messages';
import { ANSWER_ID, describedBy, ERROR_ID, HINT_ID } from './field-ids';
import { ScaleAnswer } from './scale-answer';
import { TextAnswer } from './text-answer';

interface QuestionFieldProps {
  question: SurveyQuestion;
  /** The initial answer. */
  answer: SurveyAnswer;
  /** The error message; empty where there is none. */
  error: string;
}

const TITLE = 'block font-display text-2xl text-balance [overflow-wrap:anywhere] md:text-3xl';

function Title({ question }: Pick<QuestionFieldProps, 'question'>) {
  return (
    <>
      <span lang={languageOfContent(question.text)}>{question.text}</span>
      {!question.required && <span className="font-sans text-base text-muted"> {m.communityOptional()}</span>}
    </>
  );
}

function Notes({ hint, error }: { hint: string; error: string }) {
  return (
    <>
      {hint && (
        <p
          id={HINT_ID}
          lang={languageOfContent(hint)}
          className="mt-2 max-w-measure text-muted [overflow-wrap:anywhere]"
        >
          {hint}
        </p>
      )}
      {error && (
        <p id={ERROR_ID} className="mt-2 text-danger">
          {error}
        </p>
      )}
    </>
  );
}

/** One question of a survey with the fields for its answer. */
export function QuestionField({ question, answer, error }: QuestionFieldProps) {
  const { kind, hint } = question;
  const description = describedBy(hint, error);
  if (kind === 'text') {
    return (
      <div>
        <label htmlFor={ANSWER_ID} className={TITLE}>
          <Title question={question} />
        </label>
        <Notes hint={hint} error={error} />
        <TextAnswer text={answer.text} describedBy={description} isWrong={error !== ''} />
      </div>
    );
  }
  const isScale = kind === 'rating' || kind === 'nps';
  return (
    <fieldset aria-describedby={description} className="min-w-0">
      <legend className={TITLE}>
        <Title question={question} />
      </legend>
      <Notes hint={hint} error={error} />
      {isScale ? (
        <ScaleAnswer question={question} score={answer.score} />
      ) : (
        <ChoiceAnswer question={question} chosen={answer.choices} />
      )}
    </fieldset>
  );
}

interface ChoiceAnswerProps {
  question: SurveyQuestion;
  /** The ids chosen at first. */
  chosen: readonly string[];
}

/** A single or multiple choice, each option on a line that can be pressed as a whole. */
function ChoiceAnswer({ question, chosen }: ChoiceAnswerProps) {
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
          <span lang={languageOfContent(text)} className="min-w-0 [overflow-wrap:anywhere]">
            {text}
          </span>
        </label>
      ))}
    </div>
  );
}
