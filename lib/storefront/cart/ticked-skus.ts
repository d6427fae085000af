const TICK = /^sku-\d{1,3}$/;

/** Name of the tick box of a sold-out line by its position: a form without scripts keeps one value of a name. */
export function tickName(position: number): string {
  return `sku-${position}`;
}

/** The SKUs that were ticked, each once, from the fields of the form. */
export function tickedSkus(fields: unknown): string[] {
  if (typeof fields !== 'object' || fields === null) return [];
  const values = Object.entries(fields).flatMap(([name, value]) =>
    TICK.test(name) && typeof value === 'string' ? [value] : [],
  );
  return [...new Set(values)];
}
