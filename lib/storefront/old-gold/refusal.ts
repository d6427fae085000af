import { mobileMessage } from '#lib/shared/mobile.ts';
import type { Failure } from '#lib/shared/result.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';
import { OLD_GOLD_PROBLEMS } from './schema.ts';

/** The problems for a wire field that the retail API found invalid. */
const FIELDS: Readonly<Record<string, Record<string, () => string>>> = {
  Metal: { metal: OLD_GOLD_PROBLEMS.metal },
  Purity: { purity: OLD_GOLD_PROBLEMS.purity },
  WeightG: { weight: OLD_GOLD_PROBLEMS.weight },
  Pieces: { pieces: OLD_GOLD_PROBLEMS.pieces },
  Place: { place: OLD_GOLD_PROBLEMS.place },
  Name: { name: OLD_GOLD_PROBLEMS.name },
  Mobile: { mobile: mobileMessage },
  Email: { email: m.accountEmailInvalid },
  Note: { note: OLD_GOLD_PROBLEMS.note },
};

/** The response to a refused enquiry. `page`: the form's own page. */
export function refuseOldGold(failure: Failure, page: string): RefusedForm {
  if (failure.kind !== 'refused') return refuseForm(failure, page);
  switch (failure.reason) {
    case 'too-many-requests':
      return rateLimitedForm(m.oldGoldTooMany(), failure.retryAfterSeconds);
    case 'not-allowed-now':
      return { ok: false, status: 409, problems: { '': m.oldGoldNotNow() } };
    case 'invalid': {
      const problems = Object.entries(FIELDS[failure.field ?? ''] ?? {}).map(([name, text]) => [name, text()]);
      return problems.length > 0 ? { ok: false, problems: Object.fromEntries(problems) } : refuseForm(failure, page);
    }
    default:
      return refuseForm(failure, page);
  }
}
