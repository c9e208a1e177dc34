/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {render} from '@testing-library/react';
import {compile, runnable} from '@site/tests/support/installed';
import BuildPipelineDiagram from './BuildPipelineDiagram';
import ModuleResolutionDiagram from './ModuleResolutionDiagram';
import ValueRestrictionDiagram from './ValueRestrictionDiagram';
import VariantOutputDiagram, {CONSTRUCTORS} from './VariantOutputDiagram';

const ModulesOfV11 = (): ReactNode => <ModuleResolutionDiagram version="v11" />;

test.each([BuildPipelineDiagram, ModuleResolutionDiagram, ModulesOfV11, ValueRestrictionDiagram, VariantOutputDiagram])(
  '%p has a text alternative and fits its widths',
  (Diagram) => {
    const {container} = render(<Diagram />);
    const number = (of: Element, name: string): number => Number(of.getAttribute(name));
    for (const svg of container.querySelectorAll('svg')) {
      expect(svg).toHaveAccessibleName(/\S/);
      expect(svg).toHaveAccessibleDescription(/\S{3,} \S+ \S+/);
      for (const part of svg.querySelectorAll('rect, foreignObject')) {
        expect(number(part, 'x') + number(part, 'width')).toBeLessThanOrEqual(number(svg, 'width'));
        expect(number(part, 'y') + number(part, 'height')).toBeLessThanOrEqual(number(svg, 'height'));
      }
    }
    const ids = [...container.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(ids).size).toBe(4);
  },
);

const versions = runnable.filter(({version}) => version === 'v12.0.0' || version === 'v11.0.0');

test.each(versions.map((one) => [one.identity, one] as const))('constructors compile as drawn: %s', async (_, one) => {
  const types = [
    'type shape = Point | @as("none") Empty | Circle(float) | Line(float, float) | Box({w: float, h: float})',
    '@tag("kind") type pet = Dog(string) | Cat',
    '@unboxed type text = Text(string) | Number(float)',
  ];
  for (const {code, js} of Object.values(CONSTRUCTORS)) {
    const {stdout} = await compile(one, [...types, `let value = ${code}`].join('\n'));
    const value = /value = ([^;]*);/.exec(stdout)?.[1] ?? '';
    expect(value.replace(/\s*\n\s*/g, ' ').replace(/^\{ (.*) \}$/, '{$1}')).toBe(js);
  }
});
