/** A point on the earth in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points along the earth's surface, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const latitudes = radians(to.latitude - from.latitude) / 2;
  const longitudes = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(latitudes) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The centre of points that are not far apart; undefined if there are none. */
export function centreOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(points.map((point) => point.latitude)),
    longitude: mean(points.map((point) => point.longitude)),
  };
}
