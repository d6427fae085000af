interface RemovedNoteProps {
  /** Of the line that was just removed; empty where none was. */
  title: string;
  /** Why it could not be put back; empty where that was not tried. */
  problem: string;
  onUndo: () => void;
}

/** What was just removed, with the way back. A toast would stand behind the dialog, where nobody can reach it. */
export function RemovedNote({ title, problem, onUndo }: RemovedNoteProps) {
  return (
    <>
      {/* A polite region must stand before its text comes. */}
      <div role="status">
        {title && (
          <div className="mb-3 flex items-center gap-3 border-success border-l-2 pl-3">
            <p className="min-w-0 flex-1">Removed {title}</p>
            <button
              type="button"
              onClick={onUndo}
              className="min-h-11 cursor-pointer px-2 text-brass underline underline-offset-4 hover:text-ink"
            >
              Undo
            </button>
          </div>
        )}
      </div>
      {problem && (
        <p role="alert" className="mb-3 border-danger border-l-2 py-2 pl-3 text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
