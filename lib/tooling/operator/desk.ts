import { writeFile } from 'node:fs/promises';
import { readText } from '#lib/shared/read-text.ts';
import { runDesk } from './desk/run-desk.ts';
import { operatorClient, operatorNameHere, runOperatorTool } from './operator-tool.ts';

/**
 * `npm run desk`: orders, returns, refunds, reviews and appointments of the running retail API. Sets the exit
 * code.
 */
export async function runDeskTool(args: readonly string[]): Promise<void> {
  await runOperatorTool((terminal) =>
    runDesk(args, {
      ...terminal,
      name: operatorNameHere(),
      clientOf: operatorClient,
      write: (path, bytes) => writeFile(path, bytes, { flag: 'wx' }),
      read: readText,
    }),
  );
}
