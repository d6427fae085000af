export interface PinGroup<Pin> {
  /** Where the group stands. */
  first: Pin;
  /** All of them in their order, the first one too. */
  pins: Pin[];
}

/** Pins that would lie upon each other in one group: nearer than `reach` pixels to the first of it. */
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

/** Where a group is: its city, or with pins of several cities `Bengaluru area` after that of most of them. */
export function groupPlace(pins: readonly { city: string }[]): string {
  const city = mostCity(pins);
  return pins.every((pin) => pin.city === city) ? city : `${city} area`;
}

/** Of cities with equally many pins the one that comes first. */
function mostCity(pins: readonly { city: string }[]): string {
  const cities = [...Map.groupBy(pins, ({ city }) => city)];
  return cities.reduce((most, next) => (next[1].length > most[1].length ? next : most), cities[0] ?? ['', []])[0];
}

/** What a group is called, to be read out; begins with what stands beside it: `Jaipur Store`, `Bengaluru, 2 stores`. */
export function groupName(pins: readonly { name: string; city: string }[]): string {
  const [first] = pins;
  if (!first) return '';
  if (pins.length > 1) return `${groupPlace(pins)}, ${pins.length} stores`;
  return first.name.includes(first.city) ? first.name : `${first.city}, ${first.name}`;
}
