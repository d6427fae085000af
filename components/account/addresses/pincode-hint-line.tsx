import * as m from '#messages';
import type { PincodeHint } from './use-pincode-lookup';

interface PincodeHintLineProps {
  hint: PincodeHint | null;
  /** Replaces city and state by those of the pincode. */
  onApply: (() => void) | undefined;
  /** The name of the state that the address must stay in. */
  fixedState?: string | undefined;
}

/**
 * The hint of a pincode about its place, below the field. The live region is rendered empty, so that its text
 * is announced.
 */
export function PincodeHintLine({ hint, onApply, fixedState }: PincodeHintLineProps) {
  const leavesState = fixedState !== undefined && hint !== null && hint.state !== '' && hint.state !== fixedState;
  return (
    <div aria-live="polite" className="mt-1 text-sm">
      {hint && !hint.deliverable && (
        <p className="text-warning">
          {fixedState === undefined ? m.accountPincodeNotDeliveredSave() : m.accountPincodeNotDelivered()}
        </p>
      )}
      {leavesState && <p className="text-warning">{m.accountPincodeLeavesState({ state: hint.state, fixedState })}</p>}
      {hint?.other && !leavesState && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {m.accountPincodeOther({ place: hint.other })}
          <button
            type="button"
            onClick={onApply}
            className="min-h-11 cursor-pointer text-ink underline underline-offset-4 hover:text-brass"
          >
            {m.accountPincodeUse()}
          </button>
        </p>
      )}
    </div>
  );
}
