import type { ReturnCodeName } from '#lib/contract/index.ts';

/** The answer of a call: Data where the code is `Success`, otherwise a named code with an optional message for the log. */
export type Outcome<Data> =
  | {
      code: 'Success';
      data: Data;
      /** An earlier request had done it: nothing was done now. */
      repeated?: true;
    }
  | { code: Exclude<ReturnCodeName, 'Success'>; message?: string; data?: unknown };

/** The outcome of a call that did what it was asked. */
export function succeed<Data>(data: Data): Outcome<Data> {
  return { code: 'Success', data };
}

/** The outcome of a call that had been done before, so that nothing was done now. */
export function succeedAgain<Data>(data: Data): Outcome<Data> {
  return { code: 'Success', data, repeated: true };
}

/** The outcome of a call that changed nothing; `message` takes the place of the code's own words. */
export function fail(code: Exclude<ReturnCodeName, 'Success'>, message?: string, data?: unknown): Outcome<never> {
  return { code, ...(message === undefined ? {} : { message }), ...(data === undefined ? {} : { data }) };
}
