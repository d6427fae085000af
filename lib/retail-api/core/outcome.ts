import type { RefusalData, ReturnCodeName } from '#lib/contract/index.ts';

/**
 * The outcome of a call: Data if the code is `Success`, otherwise a named code with an optional message for the log.
 */
export type Outcome<Data> =
  | {
      code: 'Success';
      data: Data;
      /** An earlier request did the work; this one changed nothing. */
      repeated?: true;
    }
  | { code: Exclude<ReturnCodeName, 'Success'>; message?: string; data?: RefusalData };

/** The outcome of a successful call. */
export function succeed<Data>(data: Data): Outcome<Data> {
  return { code: 'Success', data };
}

/** The outcome of a call that an earlier request already did, so that this one changed nothing. */
export function repeatSuccess<Data>(data: Data): Outcome<Data> {
  return { code: 'Success', data, repeated: true };
}

/** The outcome of a call that changed nothing; `message` replaces the code's own message. */
export function fail(code: Exclude<ReturnCodeName, 'Success'>, message?: string, data?: RefusalData): Outcome<never> {
  return { code, ...(message === undefined ? {} : { message }), ...(data === undefined ? {} : { data }) };
}
