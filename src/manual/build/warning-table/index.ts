/** `<WarningTable />`: the warnings of the page's compiler. */
import type {Words} from '../../../kit/core/built-component/built-component';
import {headingIds} from '../../../kit/core/built-component/heading-ids';
import {WARNING_LABELS} from '../../core/warnings/labels';
import {exampleAnchor, renderWarningTable} from '../../core/warnings/render';
import type {BuiltComponent} from '../../../kit/build/built-components';
import {compilerServiceOf} from '../../../compilers/build/service';
import {readWarningTable} from '../../../compilers/build/warnings/read';

export const warningTable: BuiltComponent = {
  name: 'WarningTable',
  labels: WARNING_LABELS,
  async render({siteDir, version, source}, words: Words<typeof WARNING_LABELS>) {
    const service = compilerServiceOf(siteDir);
    const toolchain = service.toolchain(version);
    const table = await readWarningTable(service, toolchain);
    const ids = headingIds(source);
    const examples = table.warnings.map(({number}) => number).filter((number) => ids.has(exampleAnchor(number)));
    return renderWarningTable(table, {compiler: toolchain.identity, examples: new Set(examples), words});
  },
};
