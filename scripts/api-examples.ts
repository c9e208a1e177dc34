/** Compiles the examples in all versions' comments and runs those of the newest version. `npm run api:examples` */
import {compilerServiceOf} from '../src/compilers/build/service';
import {docsExamples} from '../src/api/core/docs/examples';
import {checkExamples, exampleKey} from '../src/api/build/examples';
import {KNOWN_FAILURES, runExamples} from '../src/api/build/run-examples';
import {apiServiceOf} from '../src/api/build/service';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const compilers = compilerServiceOf(siteDir);
  const models = await apiServiceOf(siteDir).models();
  const checked = await checkExamples(compilers, models);
  for (const model of models) {
    const examples = docsExamples(model);
    for (const library of new Set(examples.map((example) => example.library))) {
      const results = examples
        .filter((example) => example.library === library)
        .map((example) => checked.get(exampleKey(example)));
      const count = (form: 'shown' | 'wrapped'): number =>
        results.filter((result) => result?.kind === 'compiles' && result.form === form).length;
      console.log(
        `${model.version} ${library}: ${results.length} examples, ${count('shown')} compile as shown, ${count('wrapped')} inside a function`,
      );
    }
  }

  const runs = await runExamples(compilers);
  const ran = runs.filter(({result}) => result.kind === 'ran').length;
  console.log(
    `\nOf the ${runs.length} examples of Stdlib and Belt of the newest version, ${ran} ran without a failed assertion.`,
  );
  const failed = runs.filter(({id, result}) => result.kind !== 'ran' && KNOWN_FAILURES[id] === undefined);
  for (const {id, result} of failed)
    console.log(`${id}: ${result.kind === 'ran' ? '' : result.message.split('\n')[0]}`);
  if (failed.some(({result}) => result.kind === 'fails-to-compile')) process.exitCode = 1;
}

void main();
