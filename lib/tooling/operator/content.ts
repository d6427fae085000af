import { readText } from '#lib/shared/read-text.ts';
import { runContentCommand } from './content-command.ts';
import { operatorClient, operatorNameHere, runOperatorTool } from './operator-tool.ts';

/** `npm run content`: lists, shows, saves and removes pages of the running retail API. Sets the exit code. */
export async function runContentTool(args: readonly string[]): Promise<void> {
  await runOperatorTool((terminal) =>
    runContentCommand(args, {
      ...terminal,
      readText,
      // Created on first use: the help needs no key.
      get client() {
        return operatorClient(operatorNameHere());
      },
    }),
  );
}
