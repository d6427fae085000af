/** Pieces of a SKU in a warehouse. */
export interface WarehousePieces {
  sku: string;
  warehouse: string;
  quantity: number;
}

/** What is wanted of a SKU, and where it is. */
export interface WantedSku {
  sku: string;
  quantity: number;
  /** Pieces by warehouse; together at least `quantity`. */
  pieces: ReadonlyMap<string, number>;
}

/**
 * From which warehouses pieces are taken: from as few as possible, and of those combinations from the one whose warehouses
 * stand first. `warehouses`: the nearest first. Undefined if all of them together have too little.
 */
export function chooseWarehouses(
  wanted: readonly WantedSku[],
  warehouses: readonly string[],
): WarehousePieces[] | undefined {
  for (let size = 1; size <= warehouses.length; size++) {
    for (const some of combinations(warehouses, size)) {
      if (wanted.every((each) => has(each, some))) return wanted.flatMap((each) => takeFrom(each, some));
    }
  }
  return undefined;
}

const has = ({ quantity, pieces }: WantedSku, warehouses: readonly string[]) =>
  warehouses.reduce((total, warehouse) => total + (pieces.get(warehouse) ?? 0), 0) >= quantity;

function takeFrom({ sku, quantity, pieces }: WantedSku, warehouses: readonly string[]): WarehousePieces[] {
  let left = quantity;
  return warehouses.flatMap((warehouse) => {
    const taken = Math.min(left, pieces.get(warehouse) ?? 0);
    left -= taken;
    return taken > 0 ? [{ sku, warehouse, quantity: taken }] : [];
  });
}

/** All choices of some entries, those with earlier entries first; each in the order of the entries. */
function* combinations<Entry>(entries: readonly Entry[], size: number): Generator<Entry[]> {
  if (size === 0) return yield [];
  for (const [at, first] of entries.entries()) {
    for (const others of combinations(entries.slice(at + 1), size - 1)) yield [first, ...others];
  }
}
