import type { CallHandler } from '../../core/call-handler.ts';
import { appointmentList } from './appointment-list.ts';
import { closeAppointment } from './close-appointment.ts';
import { requestAppointment } from './request-appointment.ts';
import { setStoreStock } from './set-store-stock.ts';
import { storeDetails } from './store-details.ts';
import { storeList } from './store-list.ts';
import { storeStock } from './store-stock.ts';

/** Calls about shops, what they have, and visits to them. */
export const storeCalls: readonly CallHandler[] = [
  storeList,
  storeDetails,
  storeStock,
  setStoreStock,
  requestAppointment,
  appointmentList,
  closeAppointment,
];
