/** Runs a script. If it fails, its message is printed without a stack trace, and the exit code is 1. */
export async function run(script: () => Promise<void> | void): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
