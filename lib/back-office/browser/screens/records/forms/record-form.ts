/** What the form of a record takes. */
export interface RecordFormProps {
  fields: Readonly<Record<string, unknown>>;
  onChange: (fields: Readonly<Record<string, unknown>>) => void;
  /** What the shop refused, by the paths of fields. */
  problems: ReadonlyMap<string, string>;
  isDisabled: boolean;
}
