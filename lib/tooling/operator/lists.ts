import { writeFile } from 'node:fs/promises';
import { readText } from '#lib/shared/read-text.ts';
import { runListCommand } from './lists/list-commands.ts';
import { operatorClient, operatorNameHere, runOperatorTool } from './operator-tool.ts';

/** The commands of `npm run catalogue` that speak to the running retail API. */
export const LIST_COMMANDS: readonly string[] = [
  'prices',
  'show-prices',
  'rates',
  'show-rates',
  'stock',
  'transfer',
  'show-stock',
];

/** `npm run catalogue -- prices` and the like: prices, metal rates and online stock of the running retail API. Sets the exit code. */
export async function runListTool(args: readonly string[]): Promise<void> {
  await runOperatorTool((terminal) =>
    runListCommand(args, {
      ...terminal,
      name: operatorNameHere(),
      clientOf: operatorClient,
      readText,
      writeText: (path, text) => writeFile(path, text),
    }),
  );
}
