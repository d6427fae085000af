/** A physical store as shown on a map. */
export interface Pin {
  name: string;
  href: string;
  city: string;
  /** The address in one line. */
  place: string;
  latitude: number;
  longitude: number;
}
