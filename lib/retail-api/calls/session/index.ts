import type { CallHandler } from '../../core/call-handler.ts';
import { customerTokenExist } from './customer-token-exist.ts';
import { jwtToken } from './jwt-token.ts';
import { signOut } from './sign-out.ts';

export const sessionCalls: readonly CallHandler[] = [jwtToken, customerTokenExist, signOut];
