/** A point as an address carries it, e.g. `26.91,75.79`. Degrees. */
export function pointText({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}
