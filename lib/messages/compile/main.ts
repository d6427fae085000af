import { writeMessages } from './write-messages.ts';

await writeMessages();
