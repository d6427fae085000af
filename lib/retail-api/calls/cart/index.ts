import type { CallHandler } from '../../core/call-handler.ts';
import { addCart } from './add-cart.ts';
import { cartItemsCount } from './cart-items-count.ts';
import { removeCartItem } from './remove-cart-item.ts';
import { updateCart } from './update-cart.ts';
import { viewCart } from './view-cart.ts';

export const cartCalls: readonly CallHandler[] = [viewCart, addCart, updateCart, removeCartItem, cartItemsCount];
