/**
 * The small process that starts the compilers for `run.ts`. Starting a program copies the page tables of the process
 * that starts it: a tenth of a second from a bundler of two gigabytes, a few milliseconds from here.
 * Receives {id, program, args, cwd, env, limit, maxOutput}, answers {id, code, stdout, stderr} or {id, error}.
 */
const {spawn} = require('node:child_process');

process.on('message', ({id, program, args, cwd, env, limit, maxOutput}) => {
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  const out = [];
  const err = [];
  let failed = false;
  let printed = 0;
  const keep = (chunks) => (chunk) => {
    printed += chunk.length;
    if (printed > maxOutput) child.kill('SIGKILL');
    else chunks.push(chunk);
  };
  child.stdout.on('data', keep(out));
  child.stderr.on('data', keep(err));
  child.on('error', (error) => {
    failed = true;
    process.send({id, error: error.message});
  });
  child.on('close', (code) => {
    if (!failed) process.send({id, code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString()});
  });
});

// The process that asked is gone.
process.on('disconnect', () => process.exit());
