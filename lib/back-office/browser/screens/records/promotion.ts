type Fields = Readonly<Record<string, unknown>>;

/** The lists that bound an offer or a coupon; one that is left out sets no bound. */
export const SCOPE_LISTS = ['brands', 'rootCategories', 'categories', 'products'] as const;
export type ScopeList = (typeof SCOPE_LISTS)[number];
export type PromotionScope = Partial<Record<ScopeList, readonly string[]>>;

/** What an offer or a coupon takes off, amounts in whole rupees; null for a number that is not typed yet. */
export type PromotionBenefit =
  | { kind: 'percent'; percent: number | null; cap: number | null }
  | { kind: 'amount'; amount: number | null };

export const PROMOTION_KINDS = ['line', 'free-shipping', 'note'] as const;
export type OfferKind = (typeof PROMOTION_KINDS)[number];

/** The fields that only some kinds of offers have. */
const OF_KIND: Readonly<Record<OfferKind, readonly string[]>> = {
  line: ['scope', 'benefit', 'minimumQuantity', 'minimumAmount'],
  'free-shipping': ['minimumAmount'],
  note: ['scope'],
};
const NEW_VALUES: Fields = {
  scope: {},
  benefit: { kind: 'percent', percent: 10, cap: null },
  minimumQuantity: 1,
  minimumAmount: 0,
};

/** The kind of an offer; `line` for a coupon, which has none. */
export function offerKindOf({ kind }: Fields): OfferKind {
  return PROMOTION_KINDS.find((one) => one === kind) ?? 'line';
}

/** Whether an offer of this kind has a field. */
export function hasField(kind: OfferKind, name: string): boolean {
  return OF_KIND[kind].includes(name);
}

/** An offer of another kind: fields that it lacks begin with a value, and those that it cannot have are null. */
export function withOfferKind(fields: Fields, kind: OfferKind): Fields {
  const changed: Record<string, unknown> = { ...fields, kind };
  for (const [name, value] of Object.entries(NEW_VALUES)) {
    if (!hasField(kind, name)) changed[name] = null;
    else changed[name] ??= value;
  }
  return changed;
}

/** The scope as its form has it; what is no list of texts is left out. */
export function scopeOf(value: unknown): PromotionScope {
  const lists = typeof value === 'object' && value !== null ? (value as Fields) : {};
  const found = SCOPE_LISTS.flatMap((name) => {
    const list = lists[name];
    const texts = Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
    return texts.length === 0 ? [] : [[name, texts] as const];
  });
  return Object.fromEntries(found);
}

/** A scope with another list; an empty one is left out, because a list that is there bounds. */
export function withScopeList(scope: PromotionScope, name: ScopeList, list: readonly string[]): PromotionScope {
  const { [name]: _before, ...rest } = scope;
  return list.length === 0 ? rest : { ...rest, [name]: list };
}

/** The benefit as its form has it. */
export function editedBenefit(value: unknown): PromotionBenefit {
  const { kind, percent, cap, amount } = typeof value === 'object' && value !== null ? (value as Fields) : {};
  if (kind === 'amount') return { kind, amount: numberOf(amount) };
  return { kind: 'percent', percent: numberOf(percent), cap: numberOf(cap) };
}

/** A number of a field; null for none. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
