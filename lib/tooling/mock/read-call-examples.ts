import { readFileSync } from 'node:fs';
import type { CallExamples } from '#lib/contract/call-example.ts';

/** The file of the examples, which `node lib/testing/call-examples/record.ts` renews. */
export const CALL_EXAMPLES_FILE = new URL('call-examples.json', import.meta.url);

/** Reads what the bundled retail API answered over the demo. */
export function readCallExamples(): CallExamples {
  return JSON.parse(readFileSync(CALL_EXAMPLES_FILE, 'utf8')) as CallExamples;
}
