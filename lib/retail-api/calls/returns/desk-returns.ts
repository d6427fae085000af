import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { returnsWire } from '../../orders/returns/return-wire.ts';
import { OPEN_RETURN_STATES } from '../../orders/returns/rules/return-steps.ts';

const PAGE_SIZE = 20;

/** Returns of all customers, those first that are under way, the oldest first. */
export const deskReturns = handlerFor(calls.deskReturns, async ({ State, Page }, { db }) => {
  const all = db.selectFrom('returns');
  const wanted = State === '' ? all : all.where('state', '=', State);
  const { count } = await wanted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy(({ eb }) => eb.case().when('state', 'in', OPEN_RETURN_STATES).then(0).else(1).end())
    .orderBy('requested_at')
    .orderBy('number')
    .offset((Page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .execute();
  const TotalPages = Math.ceil(Number(count) / PAGE_SIZE);
  return succeed({ Returns: await returnsWire(db, rows), Page, TotalPages });
});
