import type { CartLine } from '#lib/storefront/cart/types.ts';

interface RemovedLineNoticeProps {
  /** That was just removed. */
  line: CartLine | null;
  /** Why it could not be put back; empty where that was not tried. */
  problem: string;
  onUndo: () => void;
}

/** What was just removed, with the way back. A toast would stand behind the dialog, where nobody can reach it. */
export function RemovedLineNotice({ line, problem, onUndo }: RemovedLineNoticeProps) {
  return (
    // In view however far the lines are scrolled.
    <div className={`sticky top-15 z-1 bg-paper ${line || problem ? 'pb-3' : ''}`}>
      {/* A polite region must stand before its text comes. */}
      <div role="status">
        {line && (
          <div className="flex items-center gap-3 border-success border-l-2 pl-3">
            <p className="min-w-0 flex-1">Removed {line.title}</p>
            {/* What is sold out cannot be put back. */}
            {line.counted && (
              <button
                type="button"
                onClick={onUndo}
                className="min-h-11 cursor-pointer px-2 text-brass underline underline-offset-4 hover:text-ink"
              >
                Undo
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
