import type { z } from 'zod';

/** One call of the retail API: its name on the wire, its request and the Data of its envelope. */
export interface RetailCall<Request extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  /** Path below the base address, e.g. `ViewCartNew`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Query of a GET, JSON body of a POST. */
  readonly request: Request;
  /** Set where the body is `multipart/form-data` with one file beside the fields of `request`. */
  readonly multipart?: { field: string; extensions: readonly string[]; maximumBytes: number };
  /** `Data` of a successful envelope. */
  readonly data: Data;
  /** True where repeating the call changes nothing more: such calls may be retried. */
  readonly repeatable: boolean;
  /** True where the store does without its answer: it is asked for once, and its failures are no outage of the API. */
  readonly optional?: boolean;
  /** How long its answer may take, in milliseconds, where it waits for somebody else, such as a payment gateway. */
  readonly deadlineMs?: number;
  /** True where it is the operator's alone: the bearer is then the operator's key in place of a JWT. */
  readonly operator?: boolean;
  readonly summary: string;
}

export type RequestOf<C extends RetailCall> = z.input<C['request']>;
export type DataOf<C extends RetailCall> = z.output<C['data']>;

/** Declares a call; keeps the literal types of its schemas. */
export function defineCall<Request extends z.ZodType, Data extends z.ZodType>(
  call: RetailCall<Request, Data>,
): RetailCall<Request, Data> {
  return call;
}

/** The envelope that wraps every answer of the retail API. */
export interface Envelope<Data = unknown> {
  ReturnCode: number;
  ReturnMessage: string;
  Data: Data | null;
}
