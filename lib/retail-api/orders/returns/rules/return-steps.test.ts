import { RETURN_KINDS, RETURN_STATES, RETURN_STEPS } from '#lib/contract/index.ts';
import fc from '#lib/testing/generated.ts';
import { isOpenReturn, keepsItems, type ReturnMove, reservesReplacement, stateAfterMove } from './return-steps.ts';

const MOVES: readonly ReturnMove[] = [...RETURN_STEPS, 'withdraw', 'give-up', 'expire'];

test('the allowed moves of each kind', () => {
  const table = RETURN_KINDS.flatMap((kind) =>
    RETURN_STATES.flatMap((state) =>
      MOVES.flatMap((move) => {
        const after = stateAfterMove(kind, state, move);
        return after === null ? [] : [`${kind}: ${state} ${move} ${after}`];
      }),
    ),
  );
  const both = (kind: string) => [
    `${kind}: requested approve approved`,
    `${kind}: requested refuse refused`,
    `${kind}: requested withdraw withdrawn`,
    `${kind}: approved refuse refused`,
    `${kind}: approved pick-up picked-up`,
    `${kind}: approved withdraw withdrawn`,
    `${kind}: picked-up pass quality-passed`,
    `${kind}: picked-up fail quality-failed`,
    `${kind}: quality-passed refund refunded`,
    `${kind}: quality-passed restock quality-passed`,
    `${kind}: quality-failed send-back sent-back`,
    `${kind}: refunded restock refunded`,
  ];
  const exchange = [
    'exchange: quality-passed exchange exchanged',
    'exchange: exchanged restock exchanged',
    'exchange: exchanged expire refunded',
    'exchange: exchanged give-up refunded',
    'exchange: exchanged end-exchange refunded',
  ];
  // A return never reaches `exchanged`, so its moves from there do not matter.
  const possible = table.filter((row) => !row.startsWith('return: exchanged'));
  expect(possible.toSorted()).toEqual([...both('return'), ...both('exchange'), ...exchange].toSorted());
});

test('for any moves, a return ends once and stays closed', () => {
  const moves = fc.array(fc.constantFrom(...MOVES), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...RETURN_KINDS), moves, (kind, all) => {
      let state: (typeof RETURN_STATES)[number] = 'requested';
      let ended = false;
      for (const move of all) {
        const after = stateAfterMove(kind, state, move);
        if (after === null) continue;
        if (ended && !(state === 'exchanged' && after === 'refunded')) expect(after).toBe(state);
        // Stock is never reserved for an exchange whose items the shopper keeps.
        if (reservesReplacement(kind, after)) expect(keepsItems(after)).toBe(true);
        state = after;
        ended ||= !isOpenReturn(state);
      }
      if (kind === 'return') expect(state).not.toBe('exchanged');
    }),
  );
});
