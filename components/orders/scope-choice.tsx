import type { ReactNode } from 'react';

interface ScopeChoiceProps {
  /** Id of the first choice, for links that lead to it. */
  id: string;
  /** Name of the first choice. */
  wholeLabel: string;
  isWhole: boolean;
  /** What is wrong with the choice; empty where nothing is. */
  problem: string;
  /** The choice of single items, which is in sight while only some are to be cancelled. */
  children: ReactNode;
}

const RADIO = 'size-5 accent-ink';
const LABEL = 'flex min-h-11 cursor-pointer items-center';

/** The whole order, or some of its items. */
export function ScopeChoice({ id, wholeLabel, isWhole, problem, children }: ScopeChoiceProps) {
  const someId = `${id}-some`;
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-2 font-display text-xl">What to cancel</legend>
      {/* Side by side, so that the second alone decides whether the items below are in sight. */}
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
        <input type="radio" id={id} name="scope" value="all" defaultChecked={isWhole} className={RADIO} />
        <label htmlFor={id} className={LABEL}>
          {wholeLabel}
        </label>
        <input
          type="radio"
          id={someId}
          name="scope"
          value="some"
          defaultChecked={!isWhole}
          className={`peer ${RADIO}`}
        />
        <label htmlFor={someId} className={LABEL}>
          Some items
        </label>
        <div className="col-span-2 hidden peer-checked:block">{children}</div>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-2 text-danger text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
