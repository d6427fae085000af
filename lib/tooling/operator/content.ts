import { environment } from '#lib/shared/env.ts';
import { readText } from '#lib/shared/read-text.ts';
import { runContentCommand } from './content-command.ts';
import { operatorClient, runOperatorTool } from './operator-tool.ts';

/** `npm run content`: lists, shows, saves and removes pages of the running retail API. Sets the exit code. */
export async function content(args: readonly string[]): Promise<void> {
  await runOperatorTool((terminal) => {
    const client = operatorClient(environment().OPERATOR_NAME ?? '');
    return runContentCommand(args, { ...terminal, client, readText });
  });
}
