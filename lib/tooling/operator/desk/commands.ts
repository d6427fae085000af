import { auditCommand } from './audit-command.ts';
import type { DeskCommand, WriteFile } from './desk.ts';
import { moneyCommands } from './money-commands.ts';
import { orderCommands } from './order-commands.ts';
import { parcelCommands } from './parcel-commands.ts';
import { photoCommand } from './photo-command.ts';
import { questionCommands } from './question-commands.ts';
import { restockCommand } from './restock-command.ts';
import { returnCommands } from './return-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { surveyCommand } from './survey-command.ts';
import { visitCommands } from './visit-commands.ts';

/** All commands of the desk, in the order in which `help` lists them. */
export function commandsOf(write: WriteFile): readonly DeskCommand[] {
  return [
    ...orderCommands,
    ...parcelCommands,
    ...returnCommands,
    restockCommand,
    ...moneyCommands,
    ...reviewCommands,
    ...questionCommands,
    ...visitCommands,
    surveyCommand,
    photoCommand(write),
    auditCommand,
  ];
}
