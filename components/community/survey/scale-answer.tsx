import { SCORE_FIELD, scoresOf } from '#lib/storefront/community/survey/answers.ts';
import type { SurveyQuestion } from '#lib/storefront/community/survey/types.ts';
import { languageOfContent } from '#lib/storefront/platform/browser/content-language.ts';
import { ANSWER_ID } from './field-ids';

interface ScaleAnswerProps {
  question: SurveyQuestion;
  /** The score chosen at first. */
  score: number | null;
}

/** The numbers of a scale, each large enough to tap; the labels of its ends are part of the accessible names. */
export function ScaleAnswer({ question, score }: ScaleAnswerProps) {
  const { lowest, highest } = question;
  const scores = scoresOf(question);
  const [first, last] = [scores[0], scores.at(-1)];
  const meaningOf = (offered: number) => (offered === first ? lowest : offered === last ? highest : '');
  const ends = [first, last].flatMap((end) => {
    const meaning = end === undefined ? '' : meaningOf(end);
    return meaning === '' ? [] : { end, meaning };
  });
  return (
    <>
      <div
        className={`mt-5 grid ${scores.length > 5 ? 'grid-cols-6 gap-1 sm:grid-cols-11 sm:gap-1.5' : 'max-w-96 grid-cols-5 gap-1.5'}`}
      >
        {scores.map((offered) => (
          <label
            key={offered}
            className="relative grid min-h-12 cursor-pointer place-content-center rounded-sm border border-edge tabular-nums hover:border-ink has-[input:checked]:border-ink has-[input:checked]:bg-ink has-[input:checked]:text-paper has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass has-[input:focus-visible]:outline-offset-2"
          >
            <input
              type="radio"
              id={offered === first ? ANSWER_ID : undefined}
              name={SCORE_FIELD}
              value={offered}
              defaultChecked={offered === score}
              lang={languageOfContent(meaningOf(offered))}
              aria-label={meaningOf(offered) === '' ? undefined : `${offered}, ${meaningOf(offered)}`}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {offered}
          </label>
        ))}
      </div>
      {ends.length > 0 && (
        // The accessible names of the first and the last number say the same.
        <p
          aria-hidden="true"
          className={`mt-2 flex justify-between gap-4 text-muted text-sm ${scores.length > 5 ? '' : 'max-w-96'}`}
        >
          {ends.map(({ end, meaning }) => (
            <span key={end} className="min-w-0 [overflow-wrap:anywhere]">
              {end}: <span lang={languageOfContent(meaning)}>{meaning}</span>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
