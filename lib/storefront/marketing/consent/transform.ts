import type { calls, DataOf } from '#lib/contract/index.ts';
import { VISIT_PURPOSES } from './purposes.ts';
import type { LoggedChoice } from './types.ts';

/** The position of a purpose in the notice; one that is no longer asked about comes last. */
function placeOf(purpose: string): number {
  const place = (VISIT_PURPOSES as readonly string[]).indexOf(purpose);
  return place === -1 ? VISIT_PURPOSES.length : place;
}

/** Converts the log of a customer's choices, each in the order of the notice. */
export function toLoggedChoices(wire: DataOf<typeof calls.visitConsentLog>): LoggedChoice[] {
  return wire.map(({ ChoiceId, At, Version, Purposes }) => ({
    id: ChoiceId,
    at: At,
    version: Version,
    purposes: Purposes.map(({ Purpose, Granted }) => ({ purpose: Purpose, granted: Granted })).toSorted(
      (one, other) => placeOf(one.purpose) - placeOf(other.purpose),
    ),
  }));
}
