const TICK = /^sku-\d{1,3}$/;

/**
 * The name of a sold-out line's checkbox, with its position: a form without scripts keeps one value per name.
 */
export function tickName(position: number): string {
  return `sku-${position}`;
}

/** The distinct SKUs that were ticked, from the form's fields. */
export function tickedSkus(fields: unknown): string[] {
  if (typeof fields !== 'object' || fields === null) return [];
  const values = Object.entries(fields).flatMap(([name, value]) =>
    TICK.test(name) && typeof value === 'string' ? [value] : [],
  );
  return [...new Set(values)];
}
