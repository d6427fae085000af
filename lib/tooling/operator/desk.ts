import { writeFile } from 'node:fs/promises';
import { environment } from '#lib/shared/env.ts';
import { runDesk } from './desk/run-desk.ts';
import { operatorClient, runOperatorTool } from './operator-tool.ts';

/**
 * `npm run desk`: orders, returns, refunds, reviews and appointments of the running retail API. Sets the exit
 * code.
 */
export async function runDeskTool(args: readonly string[]): Promise<void> {
  await runOperatorTool((terminal) =>
    runDesk(args, {
      ...terminal,
      name: environment().OPERATOR_NAME ?? '',
      clientOf: operatorClient,
      write: (path, bytes) => writeFile(path, bytes, { flag: 'wx' }),
    }),
  );
}
