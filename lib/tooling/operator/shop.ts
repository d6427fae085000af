import { readFile } from 'node:fs/promises';
import { environment } from '#lib/shared/env.ts';
import { readText } from '#lib/shared/read-text.ts';
import { operatorClient, runOperatorTool } from './operator-tool.ts';
import { runShopCommand } from './shop-command.ts';

/** `npm run shop`: shows and saves the profile of the running shop. Sets the exit code. */
export async function runShopTool(args: readonly string[]): Promise<void> {
  await runOperatorTool((terminal) =>
    runShopCommand(args, {
      ...terminal,
      name: environment().OPERATOR_NAME ?? '',
      clientOf: operatorClient,
      readText,
      readBytes: (path) => readFile(path),
    }),
  );
}
