import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { parseOrderNumber, parseRepeated, unescaped } from './command-arguments.ts';
import type { OpenDesk } from './desk.ts';
import { itemMarksOf, PIECE } from './order-commands.ts';
import { advanceAndReport, sendOrderStep } from './order-step.ts';

/** Adds the commands about orders that are collected from a store. */
export function addCollectCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const orderCommand = (name: string, description: string) =>
    program.command(name).description(description).argument('<ORDER>', 'number of the order', parseOrderNumber);

  orderCommand('ready', 'marks an order as ready to collect and sends its code; every gold piece needs its HUID')
    .option('--piece <LINE=MARK>', PIECE, parseRepeated)
    .action(async (number, { piece = [] }) => {
      const desk = openDesk();
      await advanceAndReport(desk, number, 'ready', { Pieces: await itemMarksOf(desk, number, piece) });
    });
  orderCommand('send-code', 'sends a new code for an order that is ready to collect; the old one is void').action(
    async (number) => {
      const desk = openDesk();
      const order = await sendOrderStep(desk, number, 'send-code');
      desk.report(order, () => [`A new code for order ${number} is sent.`]);
    },
  );
  orderCommand('collect', 'hands an order over at the counter; you are recorded as the person who did so')
    .argument('<CODE>', 'the six digits that the collector shows', (text) => unescaped(text).replaceAll(/\s/g, ''))
    .action((number, Code) => advanceAndReport(openDesk(), number, 'collect', { Code }));
}
