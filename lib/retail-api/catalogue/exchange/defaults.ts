import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigurationError } from '#lib/shared/env.ts';

/** What the ready-made file leaves empty is for the operator to fill in. */
const text = z.string().trim().min(1);

const fields = z
  .strictObject({
    CountryOfOrigin: text,
    ManufacturerOrImporter: text,
    NetQuantity: text,
    HsnCode: text,
    GstPercent: z.number(),
    WarrantyText: text,
    Gender: z.enum(['Men', 'Women', 'Unisex']),
    ColorName: text,
    /** The quantity for SKUs that a feed reports as in stock without a number. */
    UnitsInStock: z.number().int().min(1).max(1_000_000),
  })
  .partial();

/** The fields that a defaults file may contain. */
export const DEFAULT_FIELDS: readonly string[] = Object.keys(fields.shape);

const defaults = z
  .strictObject({
    all: fields,
    Watches: fields,
    Smartwatches: fields,
    Jewellery: fields,
    brands: z.record(z.string(), fields),
  })
  .partial();
/** The operator's values for products whose file does not contain them. */
export type Defaults = z.output<typeof defaults>;

/** Reads a defaults file. Throws ConfigurationError if it cannot be read or parsed. */
export async function readDefaults(file: string): Promise<Defaults> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  const parsed = defaults.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigurationError(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** The defaults for a product: those of its brand before those of its kind, and these before those for all. */
export function defaultsFor(
  { all, brands, ...kinds }: Defaults,
  root: unknown,
  brand: unknown,
): Record<string, unknown> {
  const kind = kinds[root as keyof typeof kinds];
  return { ...all, ...kind, ...brands?.[String(brand)] };
}

/**
 * A defaults file to begin with: the HSN codes and GST rates of what such a shop usually sells. Where it comes from, nobody but
 * the operator knows.
 */
export const READY_DEFAULTS = {
  all: { CountryOfOrigin: '', ManufacturerOrImporter: '', NetQuantity: '1 piece' },
  Watches: { HsnCode: '9102', GstPercent: 18, NetQuantity: '1 watch' },
  Smartwatches: { HsnCode: '8517', GstPercent: 18, NetQuantity: '1 smartwatch' },
  Jewellery: { HsnCode: '7113', GstPercent: 3 },
  brands: {},
};
