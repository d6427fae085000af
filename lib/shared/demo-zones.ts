import type { DeliveryZone } from './delivery-rules.ts';

/** The zones of the demo's warehouse in Bengaluru. */
export const DEMO_ZONES: DeliveryZone[] = [
  { name: 'Bengaluru', states: [], pincodes: ['560'], days: [1, 2], promised: true, cash: true },
  {
    name: 'Large cities with a daily flight',
    states: ['Delhi'],
    pincodes: ['121', '122', '201', '380', '400', '411', '500', '600', '700', '711'],
    days: [2, 4],
    promised: true,
    cash: true,
  },
  {
    name: 'Southern states and Goa',
    states: ['Andhra Pradesh', 'Goa', 'Karnataka', 'Kerala', 'Puducherry', 'Tamil Nadu', 'Telangana'],
    pincodes: [],
    days: [3, 5],
    promised: true,
    cash: true,
  },
  { name: 'Most of India', states: [], pincodes: [], days: [4, 7], promised: true, cash: true },
  {
    name: 'Himachal Pradesh, Uttarakhand, Jammu and Kashmir',
    states: ['Himachal Pradesh', 'Jammu and Kashmir', 'Uttarakhand'],
    pincodes: [],
    days: [6, 9],
    promised: true,
    cash: false,
  },
  {
    name: 'The north-east, Ladakh and the islands',
    states: [
      'Andaman and Nicobar Islands',
      'Arunachal Pradesh',
      'Assam',
      'Ladakh',
      'Lakshadweep',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Sikkim',
      'Tripura',
    ],
    pincodes: [],
    // Air freight for which no courier guarantees a day.
    days: [12, 15],
    promised: false,
    cash: false,
  },
];
