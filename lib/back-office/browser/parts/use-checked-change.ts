import { useState } from 'react';
import { type CallData, type CallName, type CallRequest, newChangeKey } from '../api/call.ts';
import { useChange } from '../api/use-call.ts';

interface CheckedChangeOptions<Name extends CallName> {
  /** The request of a dry run, with null, or of the change itself, with what the dry run said. */
  request: (sending: { DryRun: boolean; IdempotencyKey: string }, seen: CallData<Name> | null) => CallRequest<Name>;
  /** What follows once the change is made. */
  onSaved: (answer: CallData<Name>) => void;
}

/** A change that is shown by a dry run, and made only then. What went wrong is in `error`. */
export function useCheckedChange<Name extends CallName>(name: Name, { request, onSaved }: CheckedChangeOptions<Name>) {
  const [checked, setChecked] = useState<CallData<Name> | null>(null);
  const [key, setKey] = useState(newChangeKey);
  const { mutateAsync, error, isPending } = useChange(name);
  const forget = () => setChecked(null);

  async function send(DryRun: boolean) {
    const answer = await mutateAsync(request({ DryRun, IdempotencyKey: key }, DryRun ? null : checked)).catch(
      () => null,
    );
    if (!answer) return forget();
    if (DryRun) return setChecked(answer);
    // Until the change is known to be made the key stays, also over another check: it is not made twice.
    setKey(newChangeKey());
    forget();
    onSaved(answer);
  }
  return {
    error,
    isPending,
    /** What the dry run said; null before it, and once anything is changed. */
    checked,
    /** Any change has to be checked again. */
    forget,
    check: () => void send(true),
    save: () => void send(false),
  };
}
