import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Drawing, {Arrow, Box, Text} from './Drawing';

const MODULES = ['Bread', 'Shop'];
/** The width of a box. */
const WIDTH = 126;

/** From source to JavaScript, file by file, and what determines the order. */
export default function BuildPipelineDiagram(): ReactNode {
  const stages = [
    {
      ending: 'res',
      name: (
        <Translate id="diagram.build.source" description="Stage of the build">
          Source
        </Translate>
      ),
      note: (
        <Translate id="diagram.build.sourceNote" description="Note on the stage Source">
          One file is one module.
        </Translate>
      ),
    },
    {
      ending: 'ast',
      name: (
        <Translate id="diagram.build.tree" description="Stage of the build">
          Syntax tree
        </Translate>
      ),
      note: (
        <Translate id="diagram.build.treeNote" description="Note on the stage Syntax tree">
          Shows which modules a file uses. Shop uses Bread, so Bread comes first.
        </Translate>
      ),
    },
    {
      ending: 'cmi',
      name: (
        <Translate id="diagram.build.types" description="Stage of the build">
          Types
        </Translate>
      ),
      note: (
        <Translate id="diagram.build.typesNote" description="Note on the stage Types">
          Shop is checked against the types of Bread. A type error stops here.
        </Translate>
      ),
    },
    {
      ending: 'js',
      name: (
        <Translate id="diagram.build.output" description="Stage of the build">
          JavaScript
        </Translate>
      ),
      note: (
        <Translate id="diagram.build.outputNote" description="Note on the stage JavaScript">
          One file for each source file.
        </Translate>
      ),
    },
  ];
  return (
    <Drawing
      id="build-pipeline"
      title={translate({
        id: 'diagram.build.title',
        message: 'From source file to JavaScript file',
        description: 'Title of the diagram of the build, for screen readers',
      })}
      description={translate({
        id: 'diagram.build.desc',
        message:
          'Each source file becomes one JavaScript file in three steps. Bread.res is parsed into a syntax tree, Bread.ast; the tree is type-checked, which produces its types, Bread.cmi; then Bread.js is written. Shop.res goes through the same steps next to it. The syntax tree of Shop mentions Bread, so the types of Bread come first, and Shop is checked against them.',
        description: 'The diagram of the build in words, for screen readers',
      })}
      wideHeight={252}
      narrowHeight={4 * 142 - 26}
    >
      {(wide) =>
        stages.map(({ending, name, note}, index) => {
          // Stages are side by side, or stacked with the modules side by side.
          const [left, top] = wide ? [(index * (620 - WIDTH)) / 3, 28] : [0, index * 142];
          const [right, down] = wide ? [0, 72] : [288 - WIDTH, 0];
          return (
            <g key={ending}>
              {MODULES.map((module, at) => {
                const [x, y] = [left + at * right, top + at * down];
                return (
                  <g key={module}>
                    <Box x={x} y={y} width={WIDTH} height={36} middle {...(ending === 'js' && {kind: 'result'})}>
                      <span className="mono">{`${module}.${ending}`}</span>
                    </Box>
                    {index > 0 &&
                      (wide ? (
                        <Arrow from={[x - 36, y + 18]} to={[x - 3, y + 18]} />
                      ) : (
                        <Arrow from={[x + WIDTH / 2, y - 24]} to={[x + WIDTH / 2, y - 3]} />
                      ))}
                  </g>
                );
              })}
              {ending === 'cmi' &&
                (wide ? (
                  <Arrow from={[left + WIDTH / 2, top + 38]} to={[left + WIDTH / 2, top + 69]} />
                ) : (
                  <Arrow from={[WIDTH + 2, top + 18]} to={[285 - WIDTH, top + 18]} />
                ))}
              {wide && (
                <Text x={left} y={0} width={WIDTH} height={24} middle>
                  <strong>{name}</strong>
                </Text>
              )}
              <foreignObject x={left} y={wide ? 142 : top + 40} width={wide ? WIDTH : 288} height={wide ? 110 : 76}>
                <div className="top">
                  {!wide && <strong>{name}</strong>}
                  <small>{note}</small>
                </div>
              </foreignObject>
            </g>
          );
        })
      }
    </Drawing>
  );
}
