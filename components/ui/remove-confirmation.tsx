'use client';

import { type ReactNode, useRef } from 'react';
import * as m from '#messages';
import { Button } from './button';

interface RemoveConfirmationProps {
  /** The id of the element that names what is removed. */
  nameId: string;
  /** Classes of the control that opens the question. */
  className: string;
  /** Renders the form around the question, which determines how it is submitted. */
  form: (confirmation: ReactNode) => ReactNode;
  question: string;
}

/** "Remove" with a confirmation in place, also without JavaScript. */
export function RemoveConfirmation({ nameId, className, form, question }: RemoveConfirmationProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const cancel = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className="open:basis-full">
      <summary aria-describedby={nameId} className={className}>
        {m.commonRemove()}
      </summary>
      {form(
        <>
          <p>{question}</p>
          <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            <Button type="submit" variant="secondary" aria-describedby={nameId}>
              {m.shellRemoveYes()}
            </Button>
            <Button variant="quiet" onClick={cancel} className="needs-script">
              {m.shellRemoveKeep()}
            </Button>
          </div>
        </>,
      )}
    </details>
  );
}
