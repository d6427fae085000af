const MM_PER_INCH = 25.4;
const SIXTEENTHS = 16;
const SIZE = /^([23])[.-](\d{1,2})$/;

/** A size of a bangle with its inner width in millimetres. */
export interface BangleSize {
  name: string;
  width: number;
}

/**
 * The inner width (diameter) in millimetres of a bangle of an Indian size, which is inches and sixteenths: 2.6 is 2 and
 * 6/16 inches, 2.10 is 2 and 10/16. Null for any other name.
 */
export function bangleWidth(name: string): number | null {
  const [, inches, sixteenths] = SIZE.exec(name) ?? [];
  const parts = Number(sixteenths);
  if (inches === undefined || parts >= SIXTEENTHS) return null;
  return (Number(inches) + parts / SIXTEENTHS) * MM_PER_INCH;
}

/** The sizes among `names` whose inner width is known, in their order. */
export function measuredBangles(names: readonly (string | null)[]): BangleSize[] {
  return names.flatMap((name) => {
    const width = name === null ? null : bangleWidth(name);
    return name === null || width === null ? [] : [{ name, width }];
  });
}
