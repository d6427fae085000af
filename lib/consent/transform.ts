import type { calls, DataOf } from '#lib/contract/index.ts';
import type { LoggedChoice } from './types.ts';

/** The log of a customer's choices as the store shows it. */
export function toLoggedChoices(wire: DataOf<typeof calls.visitConsentLog>): LoggedChoice[] {
  return wire.map(({ ChoiceId, At, Version, Purposes }) => ({
    id: ChoiceId,
    at: At,
    version: Version,
    purposes: Purposes.map(({ Purpose, Granted }) => ({ purpose: Purpose, granted: Granted })),
  }));
}
