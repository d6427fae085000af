import { nextMove } from './parcel-moves.ts';

test.each([
  ['nothing happens before the pickup', ['pickup-due'], null, null],
  ['a parcel that was cancelled is never shipped', ['pickup-due', 'cancelled'], null, null],
  ['the pickup ships it', ['picked-up'], null, 'ship'],
  ['a lost pickup is made up for', ['out-for-delivery'], null, 'ship'],
  ['transit changes nothing', ['picked-up', 'in-transit'], 'shipped', null],
  ['it goes out', ['picked-up', 'out-for-delivery'], 'shipped', 'out-for-delivery'],
  [
    'a second day out is no new step',
    ['out-for-delivery', 'attempt-failed', 'out-for-delivery'],
    'out-for-delivery',
    null,
  ],
  ['it arrives', ['out-for-delivery', 'delivered'], 'out-for-delivery', 'deliver'],
  ['it arrives although nobody said that it went out', ['picked-up', 'delivered'], 'shipped', 'deliver'],
  ['a failed attempt waits for the next one', ['out-for-delivery', 'attempt-failed'], 'out-for-delivery', null],
  ['on the way back nothing is refunded yet', ['attempt-failed', 'returning'], 'out-for-delivery', null],
  ['back at the shop it is undelivered', ['returning', 'returned'], 'out-for-delivery', 'undelivered'],
  ['a lost parcel is undelivered', ['in-transit', 'lost'], 'shipped', 'undelivered'],
  ['a lost parcel that arrives is delivered', ['in-transit', 'lost', 'delivered'], 'shipped', 'deliver'],
  ['late news of a delivered parcel change nothing', ['delivered', 'in-transit'], 'delivered', null],
  ['what came back stays there', ['returned'], 'returned', null],
] as const)('%s', (_what, news, parcel, expected) => expect(nextMove(news, parcel)).toBe(expected));
