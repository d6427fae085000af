import type { OperatorClient, OperatorReply } from '#lib/storefront/platform/retail-client/operator-client.ts';

/** Where a command of the operator's tells what it has to tell. */
export interface Terminal {
  print(line: string): void;
  /** For people, beside what is printed. */
  warn(line: string): void;
}

/** What a command of the operator's needs of the world. */
export interface CommandContext extends Terminal {
  client: OperatorClient;
}

/** It was refused; the message says why, and what to do. */
export class CommandError extends Error {}
/** It was not understood; the message says how it is used. */
export class UsageError extends Error {}

export type ExitCode = 0 | 1 | 2;

/** Runs a command: 0 where it was done, 1 where it was refused, 2 where it was not understood. */
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
