/** Errors by field name; the empty name is for the whole form. */
export type Problems = Readonly<Record<string, string>>;

/** A form handler's response to a script. */
export type FormReply<Data = unknown> =
  | { ok: true; location: string; data?: Data }
  /** `location`: nothing can be fixed here, so the script navigates there instead. */
  | { ok: false; problems: Problems; location?: string; data?: Data };

/** A form as a page shows it: the values, and their errors. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  problems: Problems;
}

export const EMPTY_FORM: FormState = { values: {}, problems: {} };
