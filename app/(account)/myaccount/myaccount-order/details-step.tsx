import { randomUUID } from 'node:crypto';
import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import { needsPhoto } from '#lib/storefront/orders/returns/copy.ts';
import { RETURN_FORM, RETURN_FORM_FIELDS } from '#lib/storefront/orders/returns/schema.ts';
import { returnSelectionFields, type SelectedLine } from '#lib/storefront/orders/returns/selection.ts';
import { firstStepPath } from '#lib/storefront/orders/returns/selection-path.ts';
import type { ReturnPlan } from '#lib/storefront/orders/returns/types.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { AddressFields } from '@/components/account/addresses/address-fields';
import { ChosenLines } from '@/components/orders/returns/chosen-lines';
import { ReturnForm } from '@/components/orders/returns/return-form';

interface DetailsStepProps {
  order: Order;
  kind: ReturnKind;
  lines: readonly SelectedLine[];
  /** The plan for the selection, and the days on which a courier can come. */
  plan: ReturnPlan;
  days: readonly string[];
  refused: RefusedParameter;
}

/** The last step of a return or exchange: condition, photos, pickup and refund. */
export async function DetailsStep({ order, kind, lines, plan, days, refused }: DetailsStepProps) {
  const { number } = order;
  const rendered = await readForm(RETURN_FORM, refused, RETURN_FORM_FIELDS);
  return (
    <>
      <ChosenLines order={number} selection={lines} lines={order.lines} replacements={plan.replacements} />
      <ReturnForm
        kind={kind}
        hiddenFields={{ ...returnSelectionFields(lines), order: number }}
        formKey={rendered.values.key ?? randomUUID()}
        plan={plan}
        address={order.collect ? order.billingAddress : order.address}
        days={days}
        photoNeeded={needsPhoto(lines.map(({ reason }) => reason))}
        backHref={firstStepPath({ order: number, kind, lines })}
        rendered={rendered}
        plainAddress={<AddressFields {...rendered} hint={null} />}
      />
    </>
  );
}
