import { z } from 'zod';
import { sku } from '#lib/contract/fields.ts';
import { textField } from '#lib/forms/text-field.ts';
import { notifyText } from '#lib/notify/notices.ts';
import { notifyForm } from '#lib/notify/schema.ts';

const SELECT = 'Select at least one product.';
const GONE = notifyText('notify-gone');
/** As many as the retail API notes at once. */
const MAXIMUM = 10;
const TOO_MANY = `Select up to ${MAXIMUM} products at a time.`;
const TICK = /^sku-\d{1,3}$/;

/** Name of the tick box of a sold-out line by its position: a form without scripts keeps one value of a name. */
export function tickName(position: number): string {
  return `sku-${position}`;
}

/** The SKUs that were ticked, from the fields of the form. */
export function tickedSkus(fields: unknown): string[] {
  const given = z.record(z.string(), z.unknown()).safeParse(fields).data ?? {};
  const values = Object.entries(given).flatMap(([name, value]) =>
    TICK.test(name) && typeof value === 'string' ? [value] : [],
  );
  return [...new Set(values)];
}

/** The form of the sold-out panel; its wrong fields are `lines` and `contact`. */
export const cartNotifyForm = z.preprocess(
  (fields) => ({ contact: (fields as { contact?: unknown } | null)?.contact, lines: tickedSkus(fields) }),
  z.object({
    lines: z.array(textField(sku, GONE)).min(1, { error: SELECT }).max(MAXIMUM, { error: TOO_MANY }),
    contact: notifyForm.shape.contact,
  }),
);
