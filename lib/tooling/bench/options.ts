import { parseArgs } from 'node:util';
import { ConfigurationError } from '#lib/shared/env.ts';

/** The options of the benchmark parts. */
export interface BenchOptions {
  /** The number of products in the large search catalogue, in addition to those of the demo. */
  products: number;
  /** The number of products imported from files. */
  imported: number;
  /** The number of photo searches on each background. */
  queries: number;
}

const PRODUCTS = 100_000;
/** The default is small, because ten imports of 100,000 products take long. */
const IMPORTED = 10_000;
const MOST_PRODUCTS = 1_000_000;
const QUERIES = 10;
const MOST_QUERIES = 1_000;

/**
 * Parses the arguments of `npm run bench`: names of parts, `--products 1000000` and `--queries 50`. Throws
 * ConfigurationError.
 */
export function readOptions(args: readonly string[]): { names: string[]; options: BenchOptions } {
  const { positionals, values } = parse(args);
  const products = count('products', values.products ?? String(PRODUCTS), MOST_PRODUCTS);
  const queries = count('queries', values.queries ?? String(QUERIES), MOST_QUERIES);
  const imported = values.products === undefined ? IMPORTED : products;
  return { names: positionals, options: { products, imported, queries } };
}

function count(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new ConfigurationError(`--${name} must be a whole number from 1 to ${most}, not "${text}".`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { products: { type: 'string' }, queries: { type: 'string' } },
    });
  } catch (error) {
    throw new ConfigurationError(error instanceof Error ? error.message : String(error));
  }
}
