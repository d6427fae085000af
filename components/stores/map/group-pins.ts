import * as m from '#messages';

export interface PinGroup<Pin> {
  /** The pin at whose position the group is drawn. */
  first: Pin;
  /** All pins in their order, including the first. */
  pins: Pin[];
}

/** Groups pins that would overlap: those within `reach` pixels of a group's first pin. */
export function groupPins<Pin>(
  pins: readonly Pin[],
  place: (pin: Pin) => { x: number; y: number },
  reach: number,
): PinGroup<Pin>[] {
  const groups: (PinGroup<Pin> & { x: number; y: number })[] = [];
  for (const pin of pins) {
    const { x, y } = place(pin);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < reach);
    if (near) near.pins.push(pin);
    else groups.push({ first: pin, pins: [pin], x, y });
  }
  return groups.map(({ first, pins: some }) => ({ first, pins: some }));
}

/**
 * Returns the place of a group: its city, or for several cities the one with the most pins, as `Bengaluru
 * area`.
 */
export function pinGroupName(pins: readonly { city: string }[]): string {
  const city = largestCity(pins);
  return pins.every((pin) => pin.city === city) ? city : m.storesCityArea({ city });
}

/** Among cities with equally many pins, the first one wins. */
function largestCity(pins: readonly { city: string }[]): string {
  const cities = [...Map.groupBy(pins, ({ city }) => city)];
  return cities.reduce(
    (largest, next) => (next[1].length > largest[1].length ? next : largest),
    cities[0] ?? ['', []],
  )[0];
}

/**
 * Returns the accessible name of a group, which begins with its visible label: `Jaipur Store`, `Bengaluru, 2
 * stores`.
 */
export function groupName(pins: readonly { name: string; city: string }[]): string {
  const [first] = pins;
  if (!first) return '';
  if (pins.length > 1) return m.storesPinGroup({ place: pinGroupName(pins), count: pins.length });
  return first.name.includes(first.city) ? first.name : `${first.city}, ${first.name}`;
}
