/** A shop as a map shows it. */
export interface Pin {
  name: string;
  href: string;
  city: string;
  /** Its address in one line. */
  place: string;
  latitude: number;
  longitude: number;
}
