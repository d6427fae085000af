'use client';

import { useRef, useState } from 'react';
import { CODE_FIELD } from '#lib/storefront/account/codes/code-fields.ts';
import { reportLock } from '#lib/storefront/account/codes/lock.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { OtpField } from '@/components/ui/otp-field/otp-field';

export interface CodeFormProps {
  action: string;
  /** The number of characters of the code. */
  length: number;
  /** The label of the submit button. */
  submit: string;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  /** Hidden fields sent with the code. */
  fields?: Readonly<Record<string, string>>;
  /** The id of the element that names where the code was sent. */
  describedBy?: string;
  /**
   * Whether the code is read from the SMS where the browser supports it, and submitted as soon as it is
   * complete.
   */
  prompt?: boolean;
  /** Whether codes are currently refused. */
  isLocked?: boolean;
  /** Called before the page is left, once the code was accepted. */
  onRight?: (() => void) | undefined;
  /** Called with the seconds of a lock after too many wrong codes; the caller then has to show the lock. */
  onLocked?: (seconds: number) => void;
}

/** The form that takes the code that was sent. */
export function CodeForm({
  action,
  length,
  submit,
  returned,
  fields = {},
  describedBy = '',
  prompt = false,
  isLocked = false,
  onRight,
  onLocked,
}: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, busy, onSubmit } = useForm(
    returned.problems,
    () => {
      onRight?.();
      return false;
    },
    ({ data }) => reportLock(data, onLocked),
  );
  const [shown, setShown] = useState({ problems, tries: 0 });
  // A wrong code empties the boxes; a code that could not be sent stays in them.
  const { [CODE_FIELD]: codeProblem, ...others } = problems;
  const wrong = codeProblem === undefined ? 0 : 1;
  if (shown.problems !== problems) setShown({ problems, tries: shown.tries + wrong });

  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={onSubmit} className="mt-5 grid gap-5">
      <HiddenFields fields={fields} />
      <ProblemSummary problems={others} idOf={(name) => name} />
      <OtpField
        key={shown.tries}
        length={length}
        numbersOnly
        autoFocus={shown.tries === 0 && !isLocked}
        disabled={isLocked}
        problem={codeProblem ?? ''}
        describedBy={describedBy}
        webOtp={prompt && !isLocked}
        onComplete={() => prompt && form.current?.requestSubmit()}
      />
      <Button type="submit" disabled={isLocked} aria-busy={busy} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
