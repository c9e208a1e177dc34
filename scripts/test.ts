/**
 * Runs the tests part by part, and prints at the end how long each took.
 *
 * npm test           what a change can break. Stops at the first part that fails
 * npm test -- --all  everything, at any price: every recorded answer, axe on every page, every example's Run, exercise
 *                    and step of the tutorial in a browser, all engines, the guides, and the rehearsals of a cut. Goes
 *                    on after a part that fails, unless it's the build, so that a night's run tells all it can find
 */
import {spawnSync} from 'node:child_process';

const ALL = process.argv.includes('--all');

const BUILD = 'npm run build';
const AXE = 'npx playwright test --project="sitemap *"';
/** Two parts, so that the second is also run after the first has failed. */
const CUTS = ['npm run test:cut -- --only without', 'npm run test:cut -- --only with'];

const PARTS = [
  'npm run check',
  ...(ALL ? ['npm run examples -- --check --all'] : []),
  BUILD,
  'npm run test:build',
  'npm run test:e2e',
  ...(ALL ? [AXE, 'npm run test:engines', 'npm run guides', ...CUTS] : []),
];

const times: string[] = [];
for (const part of PARTS) {
  const start = Date.now();
  const {status} = spawnSync(part, {
    stdio: 'inherit',
    shell: true,
    env: {...process.env, npm_config_loglevel: 'silent', ...(ALL && {TEST_ALL: '1'})},
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  times.push(`${String(seconds).padStart(6)} s  ${part}${status === 0 ? '' : ', which failed'}`);
  if (status === 0) continue;
  process.exitCode = 1;
  if (!ALL || part === BUILD) break;
}
console.log(`\n${times.join('\n')}`);
