import {cpus} from 'node:os';
import {setTimeout as sleep} from 'node:timers/promises';

const WINDOW_MS = 300;
const IDLE_SHARE = 0.75;
const TIMEOUT_MS = 1_800_000;

/**
 * Resolves once the processors have been idle for a moment, so that other programs don't affect the measurements.
 * Throws if that doesn't happen within half an hour.
 */
export async function quietMoment(): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  let before = processorTimes();
  while (performance.now() < end) {
    await sleep(WINDOW_MS);
    const now = processorTimes();
    if (now.idle - before.idle >= IDLE_SHARE * (now.all - before.all)) return;
    before = now;
  }
  throw new Error(
    'Other programs kept the machine busy for half an hour, so nothing could be measured. Close them and record again.',
  );
}

function processorTimes(): {readonly idle: number; readonly all: number} {
  const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);
  const times = cpus().map((processor) => processor.times);
  return {idle: sum(times.map(({idle}) => idle)), all: sum(times.flatMap(Object.values))};
}
