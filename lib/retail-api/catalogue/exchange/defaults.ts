import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigurationError } from '#lib/shared/env.ts';

const fields = z
  .strictObject({
    CountryOfOrigin: z.string(),
    ManufacturerOrImporter: z.string(),
    NetQuantity: z.string(),
    HsnCode: z.string(),
    GstPercent: z.number(),
    WarrantyText: z.string(),
    Gender: z.enum(['Men', 'Women', 'Unisex']),
    ColorName: z.string(),
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
