import { STORE_FAULTS } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { ownChoices } from '#lib/storefront/orders/returns/choices.ts';
import { returnSelectionFields, type SelectedLine } from '#lib/storefront/orders/returns/selection.ts';
import { firstStepPath } from '#lib/storefront/orders/returns/selection-path.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { ReplacementPicker } from '@/components/orders/returns/replacement-picker';
import { findReplacements } from './find-replacements';

interface ReplacementStepProps {
  order: Order;
  lines: readonly SelectedLine[];
  /** The line to replace. */
  line: SelectedLine;
  /** The search text; null where nothing was searched for. */
  find: string | null;
  /** The error message; empty where there is none. */
  problem: string;
}

/** The step of an exchange that chooses the replacement of one line. */
export async function ReplacementStep({
  order,
  lines,
  line: { id, quantity, reason },
  find,
  problem,
}: ReplacementStepProps) {
  const admission = await requireAdmission();
  const ordered = order.lines.find((known) => known.id === id);
  if (!ordered) throw new Error('The selection names a line that the order does not have.');
  const { own: ownSizes, found } = await findReplacements(admission, {
    code: ordered.code,
    text: find ?? '',
    quantity,
  });
  return (
    <ReplacementPicker
      action={paths.orderActionForm('exchange')}
      line={ordered}
      quantity={quantity}
      hiddenFields={{ ...returnSelectionFields(lines), order: order.number }}
      ownSizes={ownChoices(ownSizes, { sku: ordered.sku, isFaulty: STORE_FAULTS.includes(reason) })}
      find={find}
      found={found}
      problem={problem}
      backHref={firstStepPath({ order: order.number, kind: 'exchange', lines })}
    />
  );
}
