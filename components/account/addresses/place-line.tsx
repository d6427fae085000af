import type { PlaceHint } from './use-place';

interface PlaceLineProps {
  hint: PlaceHint | null;
  /** Takes the pincode's own city and state. */
  onTake: (() => void) | undefined;
  /** Name of the state that the address has to stay in. */
  fixedState?: string | undefined;
}

const NOT_DELIVERED = 'We do not deliver to this pincode yet.';

/** What a pincode says of the place, below it. The region stands empty from the start, so that it is heard. */
export function PlaceLine({ hint, onTake, fixedState }: PlaceLineProps) {
  const leaves = fixedState !== undefined && hint !== null && hint.state !== '' && hint.state !== fixedState;
  return (
    <div aria-live="polite" className="mt-1 text-sm">
      {hint && !hint.deliverable && (
        <p className="text-warning">
          {NOT_DELIVERED}
          {fixedState === undefined && ' You can still save the address.'}
        </p>
      )}
      {leaves && (
        <p className="text-warning">
          This pincode is in {hint.state}. An order cannot move out of its state, {fixedState}. To send it there, cancel
          it and order again.
        </p>
      )}
      {hint?.other && !leaves && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          This pincode is in {hint.other}.
          <button
            type="button"
            onClick={onTake}
            className="min-h-11 cursor-pointer text-ink underline underline-offset-4 hover:text-brass"
          >
            Use this
          </button>
        </p>
      )}
    </div>
  );
}
