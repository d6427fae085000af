import { MAX_STARS } from '#lib/contract/review-vocabulary.ts';
import { starsText } from '#lib/storefront/community/reviews/copy.ts';
import * as m from '#messages';

interface StarChoiceProps {
  /** The id of the first radio button, for links to the field. */
  id: string;
  /** From 1 to 5; empty where none is chosen yet. */
  chosen: string;
  /** The error message; empty where there is none. */
  error: string;
}

const VALUES = Array.from({ length: MAX_STARS }, (_, index) => index + 1);
/**
 * All stars are empty while the required group is invalid, i.e. none is chosen; afterwards those behind the
 * chosen one.
 */
const EMPTY = '[&>input:invalid]:text-edge [&>input:checked~input]:text-edge';

/** One to five stars as radio buttons, filled up to the chosen one by CSS alone. */
export function StarChoice({ id, chosen, error }: StarChoiceProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-muted text-sm">{m.communityYourRating()}</legend>
      <div className={`-ml-2 flex ${EMPTY}`}>
        {VALUES.map((value) => (
          <input
            key={value}
            type="radio"
            id={value === 1 ? id : undefined}
            name="stars"
            value={value}
            defaultChecked={chosen === String(value)}
            required
            aria-label={starsText(value)}
            className="grid size-11 cursor-pointer appearance-none place-items-center text-2xl text-brass before:content-['★']"
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
