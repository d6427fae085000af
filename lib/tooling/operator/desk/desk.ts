import { createHash, randomUUID } from 'node:crypto';
import type { DataOf, RequestOf, RetailCall } from '#lib/contract/index.ts';
import type { Terminal } from '#lib/shared/command-line.ts';
import type { OperatorClient, OperatorFailure } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { CommandError } from '../command-context.ts';
import { deskRefusalText } from './refusal-text.ts';
import { visible, visibleLine } from './visible-text.ts';

/** The functions that the desk's commands share. */
export interface Desk {
  /** Name of the staff member. */
  by: string;
  /** Whether results are printed as JSON. */
  json: boolean;
  /**
   * Makes a call; throws RefusedCallError with what went wrong. `stale`: what is said where something changed in
   * between.
   */
  call<Call extends RetailCall>(call: Call, request: RequestOf<Call>, stale?: string): Promise<DataOf<Call>>;
  /** Prints a result: as JSON where requested, otherwise as the lines. */
  report(data: unknown, lines: () => readonly string[]): void;
}

/** Opens the desk for the staff member that the command line names. Throws UsageError where it names none. */
export type OpenDesk = () => Desk;

/** Thrown where the retail API refused a call. */
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

/** Creates a desk at a terminal. */
export function createDesk({ print }: Pick<Terminal, 'print'>, { client, by, json }: DeskSettings): Desk {
  return {
    by,
    json,
    async call(call, request, stale) {
      const reply = await client.call(call, request);
      if (reply.ok) return reply.data;
      throw new RefusedCallError(deskRefusalText(call, request as object, reply, stale), reply);
    },
    // Some of it was written by shoppers, whose control characters must not reach the terminal.
    report(data, lines) {
      if (json) print(visible(JSON.stringify(data, null, 2)));
      else for (const line of lines()) print(visibleLine(line));
    },
  };
}

/**
 * Returns the idempotency key of a desk step. It is the same for the same details, so that a command that is
 * repeated after a lost response changes nothing twice. With other details, or another staff member, it is
 * another step, which the order or return refuses with its own message.
 */
export function stepKey(step: string, details: object): string {
  return `desk-${step}-${createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 40)}`;
}

/** Returns a new key for a step that may be repeated any number of times. */
export function newStepKey(): string {
  return randomUUID();
}

/** Writes a file that is not there yet; rejects with the error of the system. */
export type WriteFile = (path: string, bytes: Uint8Array) => Promise<void>;
