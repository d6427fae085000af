import type { DeliveryRules, DeliveryZone } from '#lib/shared/delivery-rules.ts';

/** A zone to begin with. */
export const NEW_ZONE: DeliveryZone = { name: '', states: [], pincodes: [], days: [3, 6], promised: true, cash: true };

/** The rules with another zone at a place; express delivery follows a new name. */
export function withZone(rules: DeliveryRules, at: number, zone: DeliveryZone): DeliveryRules {
  const before = rules.zones[at];
  const zones = rules.zones.map((each, place) => (place === at ? zone : each));
  const { express } = rules;
  if (!express || before === undefined || before.name === zone.name) return { ...rules, zones };
  const renamed = express.zones.map((name) => (name === before.name ? zone.name : name));
  return { ...rules, zones, express: { ...express, zones: renamed } };
}

/** The rules without the zone at a place, nor express delivery in it. */
export function withoutZone(rules: DeliveryRules, at: number): DeliveryRules {
  const gone = rules.zones[at];
  const zones = rules.zones.filter((_zone, place) => place !== at);
  const { express } = rules;
  if (!express) return { ...rules, zones };
  return { ...rules, zones, express: { ...express, zones: express.zones.filter((name) => name !== gone?.name) } };
}

/** The states that a zone can name: those that no other zone does. */
export function freeStates(states: readonly string[], zones: readonly DeliveryZone[], at: number): string[] {
  const taken = new Set(zones.flatMap((zone, place) => (place === at ? [] : zone.states)));
  return states.filter((state) => !taken.has(state));
}
