export interface Size {
  sku: string;
  /** Null for a product in one size. */
  sizeName: string | null;
}

type SizeChoice<Chosen extends Size> =
  | { kind: 'chosen'; size: Chosen }
  | { kind: 'size-required' }
  | { kind: 'no-such-size' };

/** The size of a product for a given size name. A product in one size needs no name; letter case does not matter. */
export function chooseSize<Chosen extends Size>(
  sizes: readonly Chosen[],
  named: string | null | undefined,
): SizeChoice<Chosen> {
  const [only, ...others] = sizes;
  if (!only) return { kind: 'no-such-size' };
  const name = named?.trim().toLowerCase() ?? '';
  if (others.length === 0 && (name === '' || only.sizeName === null)) return { kind: 'chosen', size: only };
  if (name === '') return { kind: 'size-required' };
  const size = sizes.find((candidate) => candidate.sizeName?.toLowerCase() === name);
  return size ? { kind: 'chosen', size } : { kind: 'no-such-size' };
}
