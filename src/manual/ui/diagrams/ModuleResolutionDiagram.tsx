import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Drawing, {Arrow, Box, Text} from './Drawing';

const NOT_FOUND = "The module or file Price can't be found";

type Where = {readonly name: string; readonly how: string; readonly note?: string; readonly example: string};

/** The places in which the compiler looks for a module. */
function places(isV11: boolean): readonly Where[] {
  const note = translate(
    {
      id: 'diagram.modules.namespace',
      message: 'In a dependency with a namespace: {example}',
      description: 'Note on that place; the example is a module name',
    },
    {example: 'Shop.Price'},
  );
  const inFile: Where = {
    name: translate({
      id: 'diagram.modules.file',
      message: 'This file',
      description: 'A place where modules are looked for',
    }),
    how: translate({
      id: 'diagram.modules.fileHow',
      message: 'A module above this line, or one an open brings in. The nearest wins.',
      description: 'How a module is found there',
    }),
    example: 'module Price = {…}',
  };
  const everywhere = translate({
    id: 'diagram.modules.everywhere',
    message: 'Open in every file',
    description: 'A place where modules are looked for',
  });
  if (!isV11)
    return [
      inFile,
      {
        name: everywhere,
        how: translate({
          id: 'diagram.modules.everywhereStdlib',
          message: 'The standard library, and modules opened by a compiler flag.',
          description: 'How a module is found there (v12 on)',
        }),
        example: '-open Shop',
      },
      {
        name: translate({
          id: 'diagram.modules.anyFile',
          message: 'A file',
          description: 'A place where modules are looked for (v12 on)',
        }),
        how: translate({
          id: 'diagram.modules.anyFileHow',
          message: 'In this package or a dependency, in any folder. Two with the same name conflict.',
          description: 'How a module is found there',
        }),
        note,
        example: 'src/shop/Price.res',
      },
    ];
  return [
    inFile,
    {
      name: everywhere,
      how: translate({
        id: 'diagram.modules.everywhereFlags',
        message: 'Modules opened by a compiler flag, such as the standard library.',
        description: 'How a module is found there (v11)',
      }),
      example: '-open RescriptCore',
    },
    {
      name: translate({
        id: 'diagram.modules.package',
        message: 'A file of this package',
        description: 'A place where modules are looked for (v11)',
      }),
      how: translate({
        id: 'diagram.modules.packageHow',
        message: 'In any folder. Two with the same name conflict.',
        description: 'How a module is found there',
      }),
      example: 'src/shop/Price.res',
    },
    {
      name: translate({
        id: 'diagram.modules.dependency',
        message: 'A file of a dependency',
        description: 'A place where modules are looked for (v11)',
      }),
      how: translate({
        id: 'diagram.modules.dependencyHow',
        message: 'In any folder.',
        description: 'How a module is found there',
      }),
      note,
      example: 'shop/src/Price.res',
    },
  ];
}

function inWords(where: readonly Where[]): string {
  const steps = where.flatMap(({name, how, note, example}, index) => [
    translate(
      {
        id: 'diagram.modules.step',
        message: '{number}. {place}: {how} For example {example}.',
        description: 'One place of the diagram in words, for screen readers',
      },
      {number: index + 1, place: name, how, example},
    ),
    ...(note === undefined ? [] : [`${note}.`]),
  ]);
  const start = translate({
    id: 'diagram.modules.start',
    message:
      'Price.format in the file Cart.res: the compiler looks for Price in these places and uses the first one it finds.',
    description: 'First sentence of the diagram in words, for screen readers',
  });
  const end = translate(
    {
      id: 'diagram.modules.end',
      message: 'Otherwise it stops: {error}.',
      description: 'Last sentence of the diagram in words, for screen readers',
    },
    {error: NOT_FOUND},
  );
  return [start, ...steps, end].join(' ');
}

/** Where the compiler looks for a module, and in which order. Version 11's build tool has other places. */
export default function ModuleResolutionDiagram({version}: {readonly version?: 'v11'}): ReactNode {
  const where = places(version === 'v11');
  const heights = (wide: boolean): readonly number[] =>
    where.map(({note}) => (note === undefined ? 74 : 92) + (wide ? 0 : 38));
  const heightOf = (wide: boolean): number =>
    56 + heights(wide).reduce((sum, height) => sum + height + 32, 0) - 8 + 32 + 38;
  return (
    <Drawing
      id="module-resolution"
      title={translate({
        id: 'diagram.modules.title',
        message: 'How a module name is found',
        description: 'Title of a diagram, for screen readers',
      })}
      description={inWords(where)}
      wideHeight={heightOf(true)}
      narrowHeight={heightOf(false)}
    >
      {(wide) => {
        const width = wide ? 330 : 288;
        const middle = width / 2;
        const tops = heights(wide).reduce<readonly number[]>(
          (all, height) => [...all, (all.at(-1) ?? 0) + height + 32],
          [80],
        );
        const end = tops.at(-1) ?? 0;
        return (
          <>
            <Box x={0} y={0} width={width} height={56}>
              <span className="mono">Price.format(total)</span>
              <small>
                {translate({
                  id: 'diagram.modules.inFile',
                  message: 'In Cart.res, which module is Price?',
                  description: 'Above the diagram; Cart.res is a file, Price a module',
                })}
              </small>
            </Box>
            {where.map(({name, how, note, example}, index) => {
              const [y = 0, height = 0] = [tops[index], heights(wide)[index]];
              return (
                <g key={name}>
                  <Arrow from={[middle, y - (index === 0 ? 22 : 30)]} to={[middle, y - 3]} />
                  {index > 0 && <NotThere x={middle + 10} y={y - 28} />}
                  <Box x={0} y={y} width={width} height={height}>
                    <strong>{`${index + 1}  ${name}`}</strong>
                    <span>{how}</span>
                    {note !== undefined && <small>{note}</small>}
                    {!wide && <span className="mono">{example}</span>}
                  </Box>
                  {wide && (
                    <>
                      <Arrow from={[332, y + height / 2]} to={[407, y + height / 2]} />
                      <Text x={332} y={y + height / 2 - 22} width={76} height={20} middle>
                        <small>
                          {translate({
                            id: 'diagram.modules.found',
                            message: 'found',
                            description: 'Above the arrow to an example',
                          })}
                        </small>
                      </Text>
                      <Box x={410} y={y + height / 2 - 18} width={210} height={36} kind="result">
                        <span className="mono">{example}</span>
                      </Box>
                    </>
                  )}
                </g>
              );
            })}
            <Arrow from={[middle, end - 30]} to={[middle, end - 3]} />
            <NotThere x={middle + 10} y={end - 28} />
            <Box x={0} y={end} width={width} height={36} kind="bad">
              <span>{NOT_FOUND}</span>
            </Box>
          </>
        );
      }}
    </Drawing>
  );
}

function NotThere(at: {readonly x: number; readonly y: number}): ReactNode {
  return (
    <Text {...at} width={130} height={20}>
      <small>
        {translate({
          id: 'diagram.modules.notThere',
          message: 'not found',
          description: 'Next to the arrow to the next place',
        })}
      </small>
    </Text>
  );
}
