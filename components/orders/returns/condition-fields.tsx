import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';

const QUESTIONS = [
  { name: 'seal', text: m.returnsSealIntact },
  { name: 'tags', text: m.returnsTagsAttached },
] as const;
const ANSWERS = [
  { value: 'yes', name: m.commonYes },
  { value: 'no', name: m.commonNo },
] as const;

/** The fields for the condition of the items, as declared by the shopper. */
export function ConditionFields({ values, problems, idOf }: FormState & { idOf: (name: string) => string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {QUESTIONS.map(({ name, text }) => (
        <fieldset key={name} aria-describedby={problems[name] ? `${idOf(name)}-problem` : undefined}>
          <legend className="text-muted text-sm">{text()}</legend>
          <div className="flex gap-6">
            {ANSWERS.map((answer, index) => (
              <label key={answer.value} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  id={index === 0 ? idOf(name) : undefined}
                  name={name}
                  value={answer.value}
                  defaultChecked={values[name] === answer.value}
                  className="size-5 accent-ink"
                />
                {answer.name()}
              </label>
            ))}
          </div>
          {problems[name] && (
            <p id={`${idOf(name)}-problem`} className="text-danger text-sm">
              {problems[name]}
            </p>
          )}
        </fieldset>
      ))}
    </div>
  );
}
