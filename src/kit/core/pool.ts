/** Runs tasks in order, at most `limit` at a time. */
export type Pool = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createPool(limit: number): Pool {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
