import type { z } from 'zod';
import './plain-message.ts';
import type { StaffRole } from './staff-vocabulary.ts';

/** One call of the retail API: its wire name, its request, and the Data of its envelope. */
export interface RetailCall<Request extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  /** Path below the base address, e.g. `ViewCartNew`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Query of a GET or JSON body of a POST. */
  readonly request: Request;
  /**
   * Set where the body is `multipart/form-data` with one file in addition to the fields of `request`; `maximumParts` where
   * these are more than two.
   */
  readonly multipart?: { field: string; extensions: readonly string[]; maximumBytes: number; maximumParts?: number };
  /** The largest JSON body in bytes, for a call that takes more than most. */
  readonly maximumBytes?: number;
  /** `Data` in the envelope of a successful call. */
  readonly data: Data;
  /** True where repeating the call changes nothing more, so that it may be retried. */
  readonly repeatable: boolean;
  /** True where a failure costs little: the call is not retried, and its failures do not count as an API outage. */
  readonly bestEffort?: boolean;
  /** Timeout in milliseconds for a call that waits for another party, such as a payment gateway. */
  readonly deadlineMs?: number;
  /**
   * Set for an operator call, whose bearer is a staff member's session or a key instead of a JWT: the roles that may
   * make it beside the owner, who may make all.
   */
  readonly operator?: readonly Exclude<StaffRole, 'owner'>[];
  /** Set for a call that needs no bearer, and for one that needs a staff member's session of any role. */
  readonly access?: 'public' | 'staff';
  readonly summary: string;
}

/** The request that a program passes to a call, with money in integer paise; `toWire` encodes it. */
export type RequestOf<C extends RetailCall> = z.input<C['request']>;
/** The Data that a program reads from an answer, with money in integer paise. */
export type DataOf<C extends RetailCall> = z.output<C['data']>;

/** Declares a call and keeps the literal types of its schemas. */
export function defineCall<Request extends z.ZodType, Data extends z.ZodType>(
  call: RetailCall<Request, Data>,
): RetailCall<Request, Data> {
  return call;
}

/** The envelope of every response of the retail API. */
export interface Envelope<Data = unknown> {
  ReturnCode: number;
  ReturnMessage: string;
  Data: Data | null;
}
