import type { ModerationState } from '#lib/contract/review-vocabulary.ts';
import { MODERATION_WORDS } from '#lib/reviews/words.ts';

const TONES = { waiting: 'text-muted', approved: 'text-success', refused: 'text-danger' } as const;

interface ModerationNoteProps {
  state: ModerationState;
  /** Why it is not published; empty where it is, or waits. */
  reason: string;
}

/** How far what a shopper wrote has come, for its author. */
export function ModerationNote({ state, reason }: ModerationNoteProps) {
  return (
    <>
      <p className={`mt-1 text-sm ${TONES[state]}`}>{MODERATION_WORDS[state]}</p>
      {reason !== '' && <p className="mt-1 text-sm [overflow-wrap:anywhere]">Reason: {reason}</p>}
    </>
  );
}
