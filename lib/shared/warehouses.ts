import { z } from 'zod';
import { refuseRepeated, word } from './rule-fields.ts';

/** The most warehouses of a shop: how an order is split among them tries every combination. */
export const MAX_WAREHOUSES = 10;

/** The code of the only warehouse of a shop that has named none. */
const ONLY_WAREHOUSE = 'MAIN';

const warehouse = z.strictObject({
  /** What calls, lists and the ledger of stock name it by. */
  code: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'must be 1 to 12 capital letters, digits and hyphens, such as "BLR"'),
  /** What staff read. */
  name: word(60),
  /** Lines of the address. */
  address: z.array(word(120)).min(1).max(6),
  /** It decides which warehouse is nearest to a delivery. */
  pincode: z.string().regex(/^[1-9]\d{5}$/, 'must be a pincode of six digits'),
  /** How the courier that staff book calls it; left out for the place of the settings. */
  pickupLocation: word(36).optional(),
});

/** A place where pieces that are sold online are kept. */
export type Warehouse = Readonly<z.output<typeof warehouse>>;

/** The warehouses of a shop; the first keeps all stock that no other one has. */
export const warehouseList = z
  .array(warehouse)
  .min(1, 'must have a warehouse')
  .max(MAX_WAREHOUSES)
  .superRefine((list, context) => {
    refuseRepeated(list, ({ code }) => [[['code'], code]], context);
    refuseRepeated(list, ({ name }) => [[['name'], name]], context);
  });

/** What warehouses are read from. */
interface WarehouseSource {
  warehouses?: readonly Warehouse[] | undefined;
  seller: { address: readonly string[] };
}

/** The warehouses of a profile; without a list one, at the address of the seller. */
export function warehousesOf({ warehouses, seller }: WarehouseSource): readonly [Warehouse, ...Warehouse[]] {
  const [first, ...others] = warehouses ?? [];
  if (first) return [first, ...others];
  const pincode =
    seller.address
      .join(' ')
      .match(/\b[1-9]\d{2} ?\d{3}\b/g)
      ?.at(-1) ?? '';
  return [{ code: ONLY_WAREHOUSE, name: 'Warehouse', address: [...seller.address], pincode: pincode.replace(' ', '') }];
}
