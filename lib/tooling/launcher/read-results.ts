import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** The results that a test tool wrote as JSON; null where they are missing or incomplete, as after an interrupted run. */
export function readResults<Shape>(file: string, schema: z.ZodType<Shape>): Shape | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The counts of the run say that it failed.
    return null;
  }
}
