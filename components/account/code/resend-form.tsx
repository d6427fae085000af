'use client';

import { reportLock } from '#lib/storefront/account/codes/lock.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { formatWait } from '#lib/storefront/platform/forms/waiting.ts';
import * as m from '#messages';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { useScripted } from '@/components/ui/use-scripted';
import { useCountdown } from './use-countdown';

export interface ResendFormProps<Data> {
  action: string;
  /** Hidden fields sent with the resend request. */
  fields?: Readonly<Record<string, string>>;
  resendInSeconds: number;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  /** Whether a phone call is offered instead of the SMS. */
  offersCall?: boolean;
  /** Whether sending codes is currently refused. */
  isLocked?: boolean;
  /** Called with the data of the reply instead of leaving the page. */
  onSent?: ((data: Data) => void) | undefined;
  /** Called with the seconds of a lock after too many wrong codes; the caller then has to show the lock. */
  onLocked?: (seconds: number) => void;
}

/** The form that requests another code, once the last one had time to arrive. */
export function ResendForm<Data>({
  action,
  fields = {},
  resendInSeconds,
  returned,
  offersCall = false,
  isLocked = false,
  onSent,
  onLocked,
}: ResendFormProps<Data>) {
  const { problems, busy, onSubmit } = useForm<Data>(
    returned.problems,
    ({ data }) => {
      if (!onSent || data === undefined) return false;
      onSent(data);
      return true;
    },
    ({ data }) => reportLock(data, onLocked),
  );
  const left = useCountdown(resendInSeconds);
  // Without JavaScript there is no countdown: the button is enabled, and the retail API refuses a request that
  // is too early.
  const counts = useScripted();
  const counting = counts && left > 0;
  const waits = isLocked || counting;

  return (
    <form method="post" action={action} noValidate onSubmit={onSubmit} className="mt-4 grid gap-2">
      <input type="hidden" name="resend" value="1" />
      <HiddenFields fields={fields} />
      <ProblemSummary problems={problems} idOf={(name) => name} />
      <div className="flex flex-wrap items-center gap-x-6">
        <div>
          <Button type="submit" variant="quiet" disabled={waits} aria-busy={busy}>
            {m.accountCodeResend()}
          </Button>
          {counting && (
            <span role="timer" className="ml-3 text-muted text-sm tabular-nums">
              {m.accountCodeResendIn({ wait: formatWait(left) })}
            </span>
          )}
        </div>
        {offersCall && (
          <Button type="submit" name="channel" value="voice" variant="quiet" disabled={waits}>
            {m.accountCodeCall()}
          </Button>
        )}
      </div>
    </form>
  );
}
