import { writeFileSync } from 'node:fs';
import { CALL_EXAMPLES_FILE } from '#lib/tooling/mock/read-call-examples.ts';
import { recordExamples } from './record-examples.ts';

// Renews the examples of the OpenAPI document after a change of the contract or of the demo.
writeFileSync(CALL_EXAMPLES_FILE, `${JSON.stringify(await recordExamples(), null, 2)}\n`);
