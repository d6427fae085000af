import type { CallHandler } from '../../core/call-handler.ts';
import { addressList } from './address-list.ts';
import { removeAddress } from './remove-address.ts';
import { saveAddress } from './save-address.ts';
import { setDefaultAddress } from './set-default-address.ts';

/** Calls about the customer's address book. */
export const addressCalls: readonly CallHandler[] = [addressList, saveAddress, removeAddress, setDefaultAddress];
