import type { ModerationState } from '#lib/contract/review-vocabulary.ts';
import { MODERATION_LABELS } from '#lib/storefront/community/reviews/copy.ts';
import * as m from '#messages';

const TONES = { waiting: 'text-muted', approved: 'text-success', refused: 'text-danger' } as const;

interface ModerationStatusProps {
  state: ModerationState;
  /** Why it is not published; empty where it is published or pending. */
  reason: string;
}

/** The moderation status of a review, question or answer, for its author. */
export function ModerationStatus({ state, reason }: ModerationStatusProps) {
  return (
    <>
      <p className={`mt-1 text-sm ${TONES[state]}`}>{MODERATION_LABELS[state]()}</p>
      {reason !== '' && <p className="mt-1 text-sm [overflow-wrap:anywhere]">{m.communityReason({ reason })}</p>}
    </>
  );
}
