/** Formats a point in degrees for an address, e.g. `26.91,75.79`. */
export function pointText({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}
