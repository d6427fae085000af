/** What is wrong, by the name of the field; the empty name is of the whole form. */
export type Problems = Readonly<Record<string, string>>;

/** What a form's handler answers to a script. */
export type FormReply<Data = unknown> =
  | { ok: true; location: string; data?: Data }
  /** `location`: there is nothing to mend here, go there instead. */
  | { ok: false; problems: Problems; location?: string; data?: Data };

/** A form as a page shows it: what was typed, and what is wrong with it. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  problems: Problems;
}

export const EMPTY_FORM: FormState = { values: {}, problems: {} };
