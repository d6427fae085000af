import cliProgress from 'cli-progress';

/** The progress of a long task. */
export interface Progress {
  task: string;
  done: number;
  total: number;
}

const LINES_PER_TASK = 10;

/**
 * Shows progress to the operator who started the store: a bar on a terminal, otherwise at most ten lines per task.
 * `write` gets whole lines; `stream` gets the bar.
 */
export function progressReporter(
  stream: NodeJS.WriteStream,
  write: (line: string) => void,
): (progress: Progress) => void {
  return stream.isTTY ? barReporter(stream) : lineReporter(write);
}

function barReporter(stream: NodeJS.WriteStream): (progress: Progress) => void {
  const bars = new Map<string, cliProgress.SingleBar>();
  return ({ task, done, total }) => {
    let bar = bars.get(task);
    if (!bar) {
      bar = new cliProgress.SingleBar({ format: `${task} {bar} {value}/{total}`, stream, hideCursor: null });
      bar.start(total, 0);
      bars.set(task, bar);
    }
    bar.update(done);
    if (done < total) return;
    bar.stop();
    bars.delete(task);
  };
}

function lineReporter(write: (line: string) => void): (progress: Progress) => void {
  const shown = new Map<string, number>();
  return ({ task, done, total }) => {
    const step = total === 0 ? LINES_PER_TASK : Math.floor((done * LINES_PER_TASK) / total);
    if (step === (shown.get(task) ?? 0)) return;
    shown.set(task, done >= total ? 0 : step);
    write(`${task}: ${done} of ${total}`);
  };
}
