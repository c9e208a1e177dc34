/** What the site asks the compilers in a build, asked without one: its answers are recorded. */
import {docsExamples} from '../../api/core/docs/examples';
import {checkCode, exampleOf} from '../../api/build/examples';
import {createApiService} from '../../api/build/service';
import {createHighlighter} from '../../compilers/build/highlight';
import type {CompilerService} from '../../compilers/build/service';
import {readWarningTable} from '../../compilers/build/warnings/read';
import {failingExample, messagesOfVersions} from '../../errors/build/messages';
import {ERRORS_FOLDER} from '../../errors/build/read';
import {isTutorialStep, pageHome} from '../../config/page-version';
import {findVersion, versionLines} from '../../config/versions';
import type {Page} from '../../examples/build/collect';
import {hasReferenceTypes} from '../../examples/build/page-data';
import {exampleTypes} from '../../examples/build/page-types';
import {placeOf, renderPage} from '../../examples/build/render-page';
import {ENGLISH_LABELS} from '../../examples/core/block/labels';
import {isExerciseCode} from '../../examples/core/fence/fence';
import {landingQuestions} from '../../landing/build';
import {checkExamples as checkPlaygroundExamples, readExamples} from '../../playground/build/data';
import {examplePages} from './example-pages';

/** The blog and the lookup show examples without the data files that pages of the docs have. */
const HAS_DATA = /^(?!.*(?:blog|syntax-lookup)\/)/;

/** Asks what these pages ask in a build. @param service reports its questions */
export async function askForPages(service: CompilerService, pages: readonly Page[]): Promise<void> {
  const context = {
    service,
    highlight: createHighlighter(service),
    labels: ENGLISH_LABELS,
    baseUrl: '/',
    hasFilesBeside: true,
    explain: () => undefined,
  };
  await Promise.all(
    pages.map(async ({path: page, fences}) => {
      const isLookup = /(?:^|\/)syntax-lookup\//.test(page);
      const worksIn = (isLookup || pageHome(page)?.line === 'default') && !isTutorialStep(page);
      await renderPage(
        {...context, worksIn},
        examplePages,
        page,
        fences.map(({raw}) => raw),
      );
      const examples = fences.flatMap(({example}) => example ?? []);
      const typed = examples.filter(({fence}) => HAS_DATA.test(page) && !fence.hidden && !isExerciseCode(fence));
      await Promise.all(typed.map((example) => exampleTypes(service.at(placeOf(page, example.fence)), example)));
      const explained = page.startsWith(`${ERRORS_FOLDER}/`) ? failingExample(fences) : undefined;
      if (explained) await messagesOfVersions(service.at(placeOf(page, explained.fence)), explained, '');
    }),
  );
}

/** Asks what everything but pages asks: the API reference, the front page, the playground, and the tables of warnings. */
export async function askForOthers(service: CompilerService): Promise<void> {
  const models = await createApiService(service).models();
  const ofApi = models.flatMap(({version}, index) =>
    docsExamples(models[index]!).map(async (code, line) => {
      const own = service.at({subject: `api/${version}`, line, label: ''});
      await checkCode(own, code);
      const example = exampleOf(own, code);
      const shown = findVersion(versionLines.api, version);
      if (example && shown && hasReferenceTypes(shown)) await exampleTypes(own, example);
    }),
  );
  await Promise.all([
    ...ofApi,
    ...Object.keys(service.toolchains).map((version) => readWarningTable(service, version)),
    landingQuestions(service.at({subject: 'landing', line: 0, label: ''})),
    readExamples(service.siteDir).then((examples) =>
      checkPlaygroundExamples(service.at({subject: 'playground', line: 0, label: ''}), examples),
    ),
  ]);
}
