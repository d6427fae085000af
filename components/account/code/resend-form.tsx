'use client';

import { formatWait } from '#lib/shared/waiting.ts';
import { reportLock } from '#lib/storefront/account/codes/lock.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { useScripted } from '@/components/ui/use-scripted';
import { useCountdown } from './use-countdown';

export interface ResendFormProps<Data> {
  action: string;
  /** What is asked for again, beside that it is. */
  fields?: Readonly<Record<string, string>>;
  resendInSeconds: number;
  /** The form as it came back without scripts. */
  returned: FormState;
  /** Offers a call in place of the SMS. */
  offersCall?: boolean;
  /** No code is sent now. */
  isLocked?: boolean;
  /** Called in place of leaving the page, with what the answer carries. */
  onSent?: ((data: Data) => void) | undefined;
  /** Hears for how many seconds no code is sent, since there were too many wrong ones; shows that, too. */
  onLocked?: (seconds: number) => void;
}

/** Asks for another code, once the last one had its time to arrive. */
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
  // Without scripts nothing counts: the button works, and the retail API says where it is too early.
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
            Resend code
          </Button>
          {counting && (
            <span role="timer" className="ml-3 text-muted text-sm tabular-nums">
              in {formatWait(left)}
            </span>
          )}
        </div>
        {offersCall && (
          <Button type="submit" name="channel" value="voice" variant="quiet" disabled={waits}>
            Get a call instead
          </Button>
        )}
      </div>
    </form>
  );
}
