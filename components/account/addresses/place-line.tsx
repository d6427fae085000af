import type { PlaceHint } from './use-place';

interface PlaceLineProps {
  hint: PlaceHint | null;
  /** Takes the pincode's own city and state. */
  onTake: () => void;
}

/** What a pincode says of the place, below it. The region stands empty from the start, so that it is heard. */
export function PlaceLine({ hint, onTake }: PlaceLineProps) {
  return (
    <div aria-live="polite" className="mt-1 text-sm">
      {hint && !hint.deliverable && (
        <p className="text-warning">We do not deliver to this pincode yet. You can still save the address.</p>
      )}
      {hint?.other && (
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
