import type { OperatorClient, OperatorReply } from '#lib/storefront/platform/retail-client/operator-client.ts';

/** The output of an operator's command. */
export interface Terminal {
  print(line: string): void;
  /** Prints a line for people, separate from the printed result. */
  warn(line: string): void;
}

/** The environment that an operator's command needs. */
export interface CommandContext extends Terminal {
  client: OperatorClient;
}

/** Thrown for a refusal; the message says why, and what to do. */
export class CommandError extends Error {}
/** Thrown for wrong usage; the message explains the usage. */
export class UsageError extends Error {}

export type ExitCode = 0 | 1 | 2;

/** Runs a command and returns its exit code: 0 for success, 1 for a refusal, 2 for wrong usage. */
export async function exitCodeOf(run: () => Promise<void>, warn: Terminal['warn']): Promise<ExitCode> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof UsageError)) throw error;
    warn(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The Data of an answer. Throws CommandError with its message; `stale`: what is said where something changed meanwhile. */
export function dataOf<Data>(reply: OperatorReply<Data>, stale = ''): Data {
  if (reply.ok) return reply.data;
  throw new CommandError(reply.reason === 'stale' && stale !== '' ? `${reply.message} ${stale}` : reply.message);
}
