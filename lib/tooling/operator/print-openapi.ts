import { writeFileSync } from 'node:fs';
import { openApiDocument } from '#lib/contract/openapi.ts';
import { readCallExamples } from '#lib/tooling/mock/read-call-examples.ts';

// `npm run -s openapi` prints the document; `npm run openapi -- FILE` writes it to a file.
const text = `${JSON.stringify(openApiDocument(readCallExamples()), null, 2)}\n`;
const file = process.argv[2];
if (file === undefined) process.stdout.write(text);
else writeFileSync(file, text);
