'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from './button';

interface RemoveConfirmationProps {
  /** Id of what names the thing that is removed. */
  nameId: string;
  /** The look of what opens the question. */
  className: string;
  /** The form around what is asked, which has its own way of being sent. */
  form: (confirmation: ReactNode) => ReactNode;
  question: string;
}

/** "Remove", which asks once more in place before anything goes, also without scripts. */
export function RemoveConfirmation({ nameId, className, form, question }: RemoveConfirmationProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const keep = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className="open:basis-full">
      <summary aria-describedby={nameId} className={className}>
        Remove
      </summary>
      {form(
        <>
          <p>{question}</p>
          <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            <Button type="submit" variant="secondary" aria-describedby={nameId}>
              Yes, remove
            </Button>
            <Button variant="quiet" onClick={keep} className="needs-script">
              Keep it
            </Button>
          </div>
        </>,
      )}
    </details>
  );
}
