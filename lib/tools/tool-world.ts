import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { OperatorClient, OperatorReply } from '#lib/retail-client/operator-client.ts';
import { type Output, runProgram } from '#lib/shared/command-line.ts';

/** What a command of the operator's needs of the world. */
export interface ToolWorld extends Output {
  client: OperatorClient;
}

/** It was refused; the message says why, and what to do. */
export class Failed extends Error {}

export type ExitCode = 0 | 1 | 2;

/** Runs a tool: 0 where its command was done, 1 where it was refused, 2 where it was not understood. */
export async function runTool(
  program: CommandUnknownOpts,
  words: readonly string[],
  output: Output,
): Promise<ExitCode> {
  try {
    return (await runProgram(program, words, output)) ? 0 : 2;
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    output.warn(error.message);
    return 1;
  }
}

/** The Data of an answer. Throws Failed with its message; `stale`: what is said where something changed meanwhile. */
export function dataOf<Data>(reply: OperatorReply<Data>, stale = ''): Data {
  if (reply.ok) return reply.data;
  throw new Failed(reply.reason === 'stale' && stale !== '' ? `${reply.message} ${stale}` : reply.message);
}
