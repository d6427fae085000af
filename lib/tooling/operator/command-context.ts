import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { type ExitCode, runProgram, type Terminal } from '#lib/shared/command-line.ts';
import { UnreadableListError } from '#lib/shared/lists/read-list.ts';
import type { OperatorClient, OperatorReply } from '#lib/storefront/platform/retail-client/operator-client.ts';

/** The environment that an operator's command needs. */
export interface CommandContext extends Terminal {
  client: OperatorClient;
}

/** Thrown for a refusal; the message says why, and what to do. */
export class CommandError extends Error {}

/** Runs a command and returns its exit code: 0 for success, 1 for a refusal, 2 for wrong usage. */
export async function runCommandLine(
  program: CommandUnknownOpts,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    return await runProgram(program, args, terminal);
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof UnreadableListError)) throw error;
    terminal.warn(error.message);
    return 1;
  }
}

/**
 * The Data of an answer. Throws CommandError with its message; `stale`: what is said where something changed meanwhile.
 */
export function replyData<Data>(reply: OperatorReply<Data>, stale = ''): Data {
  if (reply.ok) return reply.data;
  throw new CommandError(reply.reason === 'stale' && stale !== '' ? `${reply.message} ${stale}` : reply.message);
}
