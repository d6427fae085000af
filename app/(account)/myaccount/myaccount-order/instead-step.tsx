import { STORE_FAULTS } from '#lib/contract/vocabulary.ts';
import type { Order } from '#lib/orders/types.ts';
import { ownChoices } from '#lib/returns/choices.ts';
import { type WishedLine, wishFields } from '#lib/returns/wish.ts';
import { firstStepPath } from '#lib/returns/wish-path.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import * as paths from '#lib/shared/paths.ts';
import { InsteadPicker } from '@/components/returns/instead-picker';
import { findInstead } from './find-instead';

interface InsteadStepProps {
  order: Order;
  lines: readonly WishedLine[];
  /** The line that it is about. */
  line: WishedLine;
  /** What was searched for. */
  find: string;
  /** What is wrong; empty where nothing is. */
  problem: string;
}

/** The step of an exchange that chooses what comes instead of one line. */
export async function InsteadStep({ order, lines, line: { id, quantity, reason }, find, problem }: InsteadStepProps) {
  const admission = await requireAdmission();
  const ordered = order.lines.find((known) => known.id === id);
  if (!ordered) throw new Error('A wish names lines of its order alone.');
  const { own, found } = await findInstead(admission, { code: ordered.code, text: find, quantity });
  return (
    <InsteadPicker
      action={paths.orderActionForm('exchange')}
      line={ordered}
      quantity={quantity}
      carried={{ ...wishFields(lines), order: order.number }}
      own={ownChoices(own, { sku: ordered.sku, isFaulty: STORE_FAULTS.includes(reason) })}
      find={find}
      found={found}
      problem={problem}
      back={firstStepPath({ order: order.number, kind: 'exchange', lines })}
    />
  );
}
