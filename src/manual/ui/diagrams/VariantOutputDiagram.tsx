import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Drawing, {Arrow, Box, Text} from './Drawing';

/** What variant constructors compile to, since v11. A test compiles them. */
export const CONSTRUCTORS = {
  constant: {attribute: '', code: 'Point', js: '"Point"'},
  renamed: {attribute: '@as("none")', code: 'Empty', js: '"none"'},
  single: {attribute: '', code: 'Circle(2.5)', js: '{TAG: "Circle", _0: 2.5}'},
  several: {attribute: '', code: 'Line(1.5, 3.5)', js: '{TAG: "Line", _0: 1.5, _1: 3.5}'},
  record: {attribute: '', code: 'Box({w: 1.5, h: 2.5})', js: '{TAG: "Box", w: 1.5, h: 2.5}'},
  tagged: {attribute: '@tag("kind")', code: 'Dog("Rex")', js: '{kind: "Dog", _0: "Rex"}'},
  unboxed: {attribute: '@unboxed', code: 'Text("hello")', js: '"hello"'},
} as const;

function kindOf(name: keyof typeof CONSTRUCTORS): string {
  const {attribute} = CONSTRUCTORS[name];
  switch (name) {
    case 'constant':
      return translate({
        id: 'diagram.variants.constant',
        message: 'No payload',
        description: 'Kind of variant constructor',
      });
    case 'renamed':
      return translate(
        {
          id: 'diagram.variants.renamed',
          message: 'No payload, with {attribute}',
          description: 'Kind of variant constructor',
        },
        {attribute},
      );
    case 'single':
      return translate({
        id: 'diagram.variants.single',
        message: 'One value',
        description: 'Kind of variant constructor',
      });
    case 'several':
      return translate({
        id: 'diagram.variants.several',
        message: 'Several values',
        description: 'Kind of variant constructor',
      });
    case 'record':
      return translate({
        id: 'diagram.variants.record',
        message: 'Named fields',
        description: 'Kind of variant constructor',
      });
    case 'tagged':
    case 'unboxed':
      return translate(
        {id: 'diagram.variants.attribute', message: 'Type with {attribute}', description: 'Kind of variant type'},
        {attribute},
      );
  }
}

/** A row for each kind of constructor; in a narrow column, the JavaScript is below the constructor. */
export default function VariantOutputDiagram(): ReactNode {
  const rows = (Object.keys(CONSTRUCTORS) as (keyof typeof CONSTRUCTORS)[]).map((name) => ({
    ...CONSTRUCTORS[name],
    kind: kindOf(name),
  }));
  const description = rows.map(({kind, code, js}) =>
    translate(
      {
        id: 'diagram.variants.becomes',
        message: '{kind}: {code} becomes {js}.',
        description: 'One row of the diagram in words, for screen readers',
      },
      {kind, code, js},
    ),
  );
  return (
    <Drawing
      id="variant-output"
      title={translate({
        id: 'diagram.variants.title',
        message: 'What variant constructors compile to',
        description: 'Title of a diagram, for screen readers',
      })}
      description={description.join(' ')}
      wideHeight={7 * 66 - 9}
      narrowHeight={7 * 124 - 15}
    >
      {(wide) =>
        rows.map(({kind, code, js}, index) => {
          const y = index * (wide ? 66 : 124);
          const at = wide ? {x: 310, y: y + 20, width: 310} : {x: 0, y: y + 72, width: 288};
          return (
            <g key={code}>
              <Text x={2} y={y} width={284} height={18}>
                <small>{kind}</small>
              </Text>
              <Box x={0} y={y + 20} width={wide ? 270 : 288} height={36}>
                <span className="mono">{code}</span>
              </Box>
              {wide ? (
                <Arrow from={[272, y + 38]} to={[307, y + 38]} />
              ) : (
                <Arrow from={[144, y + 57]} to={[144, y + 70]} />
              )}
              <Box {...at} height={36} kind="result">
                <span className="mono">{js}</span>
              </Box>
            </g>
          );
        })
      }
    </Drawing>
  );
}
