import type {LabelSet, Words} from '../../../kit/core/built-component/built-component';
import {BUILD_PIPELINE_LABELS, buildPipeline} from '../../core/diagrams/build-pipeline';
import {MODULE_RESOLUTION_LABELS, moduleResolution} from '../../core/diagrams/module-resolution';
import {renderDiagram, type Diagram} from '../../core/diagrams/svg';
import {VALUE_RESTRICTION_LABELS, valueRestriction} from '../../core/diagrams/value-restriction';
import {VARIANT_OUTPUT_LABELS, variantOutput} from '../../core/diagrams/variant-output';
import {parseVersion} from '../../../kit/core/version';
import type {BuiltComponent} from '../../../kit/build/built-components';

/** The first version for which all diagrams are correct. */
const FIRST = 11;

/** The first that opens the standard library by itself, and whose build tool requires unique module names. */
const NEW_RESOLUTION = 12;

export const diagrams: readonly BuiltComponent[] = [
  component('BuildPipelineDiagram', BUILD_PIPELINE_LABELS, buildPipeline),
  component('ModuleResolutionDiagram', MODULE_RESOLUTION_LABELS, (words, major) =>
    moduleResolution(words, {opensStdlib: major >= NEW_RESOLUTION, namesAreUnique: major >= NEW_RESOLUTION}),
  ),
  component('ValueRestrictionDiagram', VALUE_RESTRICTION_LABELS, valueRestriction),
  component('VariantOutputDiagram', VARIANT_OUTPUT_LABELS, variantOutput),
];

function component<Labels extends LabelSet>(
  name: string,
  labels: Labels,
  diagram: (words: Words<Labels>, major: number) => Diagram,
): BuiltComponent {
  return {
    name,
    labels,
    render({version}, words: Words<Labels>) {
      const major = parseVersion(version)?.major ?? 0;
      if (major < FIRST)
        return Promise.reject(
          new Error(
            `it shows how compilers behave since v${FIRST}, but this page is for ${version}. Remove it from this page.`,
          ),
        );
      return Promise.resolve({html: renderDiagram(diagram(words, major))});
    },
  };
}
