/** A function that loads each key's value once. If that fails, the next call tries again. */
export function cached<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (key) => {
    const value = loaded.get(key) ?? load(key);
    loaded.set(key, value);
    value.catch(() => loaded.delete(key));
    return value;
  };
}

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
