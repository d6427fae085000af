import type { CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';

interface RemovedLineNoticeProps {
  /** The line that was just removed. */
  line: CartLine | null;
  /** Why it could not be restored; empty where that was not tried. */
  problem: string;
  onUndo: () => void;
}

/** The line that was just removed, with Undo. A toast would be behind the modal dialog and out of reach. */
export function RemovedLineNotice({ line, problem, onUndo }: RemovedLineNoticeProps) {
  return (
    // Sticky, so that it is visible however far the lines are scrolled.
    <div className={`sticky top-15 z-1 bg-paper ${line || problem ? 'pb-3' : ''}`}>
      {/* A polite live region must exist before its text is inserted. */}
      <div role="status">
        {line && (
          <div className="flex items-center gap-3 border-success border-l-2 pl-3">
            <p className="min-w-0 flex-1">{m.cartRemoved({ name: line.title })}</p>
            {/* A sold-out line cannot be restored. */}
            {line.counted && (
              <button
                type="button"
                onClick={onUndo}
                className="min-h-11 cursor-pointer px-2 text-brass underline underline-offset-4 hover:text-ink"
              >
                {m.cartUndo()}
              </button>
            )}
          </div>
        )}
      </div>
      {problem && (
        <p role="alert" className="border-danger border-l-2 py-2 pl-3 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
