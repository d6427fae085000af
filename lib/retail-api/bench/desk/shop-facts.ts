import type { OrderState } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';

const FIRST_NAMES = ['Asha', 'Bina', 'Chetan', 'Deepak', 'Esha', 'Farhan', 'Gita', 'Harish', 'Indu', 'Jaya'];
const LAST_NAMES = ['Rao', 'Mehta', 'Iyer', 'Khan', 'Patel', 'Das', 'Nair', 'Singh', 'Bose', 'Joshi'];
/** How many of the latest orders are in each open state. */
const OPEN: readonly (readonly [OrderState, number])[] = [
  ['confirmed', 400],
  ['packed', 200],
  ['shipped', 1500],
  ['out-for-delivery', 400],
];
const YEARS_MS = 730 * DAY_MS;

/** The customer of an index. */
export function peopleOf(random: () => number) {
  const endings = Array.from({ length: 2000 }, () => Math.floor(random() * 100_000));
  return (index: number) => {
    const ending = String(endings[index % endings.length]);
    const name = `${FIRST_NAMES[index % 10]} ${LAST_NAMES[Math.floor(index / 10) % 10]} N${ending}`;
    const mobile = `9${String(index).padStart(9, '0')}`;
    return {
      id: `customer-of-bench-${index}`,
      name,
      mobile,
      email: `person${index}@example.com`,
      pincode: String(110_001 + (index % 5000)),
    };
  };
}

/** The order of an index among so many, the last of them placed now: its number, marks, state and time. */
export function orderAt(index: number, orders: number, now: number) {
  const digits = String(index).padStart(6, '0');
  return {
    number: `SM-261122-${digits}`,
    awb: `BD${digits}77`,
    huid: `H${digits.slice(1)}`,
    serial: `AV-${digits}`,
    state: stateOf(index, orders - 1 - index),
    placedAt: Math.floor(now - ((orders - 1 - index) / orders) * YEARS_MS),
  };
}

function stateOf(index: number, fromLast: number): OrderState {
  let before = 0;
  for (const [state, count] of OPEN) {
    before += count;
    if (fromLast < before) return state;
  }
  return index % 40 === 1 ? 'cancelled' : 'delivered';
}
