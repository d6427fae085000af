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
  /** Characters of the code. */
  length: number;
  /** What the button says. */
  submit: string;
  /** The form as it came back without scripts. */
  returned: FormState;
  /** What is sent beside the code. */
  fields?: Readonly<Record<string, string>>;
  /** Id of what tells where the code was sent. */
  describedBy?: string;
  /** Takes the code out of the SMS where the browser can, and sends it as soon as it is whole. */
  prompt?: boolean;
  /** No code is taken now. */
  isLocked?: boolean;
  /** Called before the page is left, once the code was right. */
  onRight?: (() => void) | undefined;
  /** Hears for how many seconds no code is taken, once there were too many wrong ones; shows that, too. */
  onLocked?: (seconds: number) => void;
}

/** Takes the code that was sent. */
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
  // After a wrong code the boxes are empty again; what merely could not be sent stays.
  const wrong = problems[CODE_FIELD] === undefined ? 0 : 1;
  if (shown.problems !== problems) setShown({ problems, tries: shown.tries + wrong });

  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={onSubmit} className="mt-5 grid gap-5">
      <HiddenFields fields={fields} />
      <ProblemSummary problems={problems} idOf={(name) => name} />
      <OtpField
        key={shown.tries}
        length={length}
        numbersOnly
        autoFocus={shown.tries === 0 && !isLocked}
        disabled={isLocked}
        problem={problems[CODE_FIELD] ?? ''}
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
