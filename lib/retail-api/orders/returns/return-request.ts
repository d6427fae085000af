import type { z } from 'zod';
import type { calls } from '#lib/contract/index.ts';

export type ReturnRequest = z.output<typeof calls.requestReturn.request>;
