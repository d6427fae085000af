import { createHash, randomUUID } from 'node:crypto';
import type { DataOf, RequestOf, RetailCall } from '#lib/contract/index.ts';
import type { OperatorClient, OperatorFailure } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { CommandError, type Terminal } from '../command-context.ts';
import { refusalText } from './refusal-text.ts';
import { visible, visibleLine } from './visible.ts';

/** What the commands of the desk share. */
export interface Desk {
  /** Who works at it. */
  by: string;
  /** Makes a call; throws RefusedCallError with what went wrong. `stale`: what is said where something changed in between. */
  call<Call extends RetailCall>(call: Call, request: RequestOf<Call>, stale?: string): Promise<DataOf<Call>>;
  /** Prints what was learned: as JSON where that is asked for, otherwise as the lines say it. */
  report(data: unknown, lines: () => readonly string[]): void;
}

/** Options of a command line as they were given. */
export interface CommandOptions {
  values: Readonly<Record<string, string | undefined>>;
  set: ReadonlySet<string>;
  all(name: string): string[];
}

/** One command of the desk. */
export interface DeskCommand {
  /** As it is typed after `desk`, e.g. `out ORDER`: its words, those in `[]` at will, then its options. */
  usage: string;
  /** What it does, in a few words. */
  description: string;
  options?: readonly string[];
  flags?: readonly string[];
  /** Options that may be given often. */
  repeatable?: readonly string[];
  run(desk: Desk, args: readonly string[], options: CommandOptions): Promise<void>;
}

/** The retail API has refused a call. */
export class RefusedCallError extends CommandError {
  readonly failure: OperatorFailure;

  constructor(message: string, failure: OperatorFailure) {
    super(message);
    this.failure = failure;
  }
}

interface DeskSettings {
  client: OperatorClient;
  by: string;
  json: boolean;
}

/** A desk at a terminal. */
export function createDesk({ print }: Pick<Terminal, 'print'>, { client, by, json }: DeskSettings): Desk {
  return {
    by,
    async call(call, request, stale) {
      const reply = await client.call(call, request);
      if (reply.ok) return reply.data;
      throw new RefusedCallError(refusalText(call, request as object, reply, stale), reply);
    },
    // Shoppers wrote some of it: nothing of theirs may reach the terminal but letters.
    report(data, lines) {
      if (json) print(visible(JSON.stringify(data, null, 2)));
      else for (const line of lines()) print(visibleLine(line));
    },
  };
}

/**
 * The key of a step at the desk, the same for the same details: a command that is repeated because nobody knows whether it
 * arrived does nothing twice. With other details, or by somebody else, it is another step, which its order or return refuses
 * in words of its own.
 */
export function stepKey(step: string, details: object): string {
  return `desk-${step}-${createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 40)}`;
}

/** The key of a step that may be taken any number of times. */
export function newStepKey(): string {
  return randomUUID();
}

/** Writes a file that is not there yet; rejects with the error of the system. */
export type WriteFile = (path: string, bytes: Uint8Array) => Promise<void>;
