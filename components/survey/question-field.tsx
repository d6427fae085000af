import type { SurveyAnswer, SurveyQuestion } from '#lib/storefront/community/survey/types.ts';
import { ChoiceAnswer } from './choice-answer';
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
      {question.text}
      {!question.required && <span className="font-sans text-base text-muted"> (optional)</span>}
    </>
  );
}

function Notes({ hint, error }: { hint: string; error: string }) {
  return (
    <>
      {hint && (
        <p id={HINT_ID} className="mt-2 max-w-measure text-muted [overflow-wrap:anywhere]">
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
