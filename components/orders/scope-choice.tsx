import type { ReactNode } from 'react';
import * as m from '#messages';

interface ScopeChoiceProps {
  /** The id of the first choice, for links to it. */
  id: string;
  /** The label of the first choice. */
  wholeLabel: string;
  isWhole: boolean;
  /** The problem of the choice; empty where there is none. */
  problem: string;
  /** The selection of single items, visible only while some items are to be cancelled. */
  children: ReactNode;
}

const RADIO = 'size-5 accent-ink';
const LABEL = 'flex min-h-11 cursor-pointer items-center';

/** The choice between the whole order and some of its items. */
export function ScopeChoice({ id, wholeLabel, isWhole, problem, children }: ScopeChoiceProps) {
  const someId = `${id}-some`;
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-2 font-display text-xl">{m.ordersCancelWhat()}</legend>
      {/* Siblings, so that CSS can show the items below only while the second radio is checked. */}
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
          {m.ordersCancelSome()}
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
