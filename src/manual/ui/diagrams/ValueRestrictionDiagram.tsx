import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Drawing, {Arrow, Box} from './Drawing';

/** Why some polymorphic values aren't generalized. */
export default function ValueRestrictionDiagram(): ReactNode {
  return (
    <Drawing
      id="value-restriction"
      title={translate({
        id: 'diagram.restriction.title',
        message: 'Which values keep an open type',
        description: 'Title of the diagram of the value restriction, for screen readers',
      })}
      description={translate({
        id: 'diagram.restriction.desc',
        message:
          "Two ways. A value that never changes, let none = None, has the type option<'a> with 'a open: one use takes it as option<int>, another as option<string>. A cell that can change, let slot = ref(None), has the type ref<option<'_weak1>>, a single type that is not known yet: the first use, slot := Some(1), makes it ref<option<int>> for good, and if nothing uses it, the compiler stops because the type can't be generalized. If it were open, one use could put in an int where another takes out a string.",
        description: 'The diagram of the value restriction in words, for screen readers',
      })}
      wideHeight={340}
      narrowHeight={684}
    >
      {(wide) => (
        <>
          <Half
            x={0}
            y={0}
            program="let none = None"
            type="option<'a>"
            head={
              <Translate id="diagram.restriction.fixed" description="Head of one half of the diagram">
                A value that never changes
              </Translate>
            }
            headNote={
              <Translate id="diagram.restriction.fixedNote" description="What is meant by it">
                A function, a constant, data without mutable parts
              </Translate>
            }
            typeNote={
              <Translate id="diagram.restriction.open" description="Below the type with the open variable">
                {"'a is open: each use chooses"}
              </Translate>
            }
            first={
              <>
                <small>
                  <Translate id="diagram.restriction.oneUse" description="A use of a value">
                    One use
                  </Translate>
                </small>
                <span className="mono">{'option<int>'}</span>
              </>
            }
            second={
              <>
                <small>
                  <Translate id="diagram.restriction.anotherUse" description="A use of a value">
                    Another use
                  </Translate>
                </small>
                <span className="mono">{'option<string>'}</span>
              </>
            }
          />
          <Half
            x={wide ? 332 : 0}
            y={wide ? 0 : 324}
            program="let slot = ref(None)"
            type="ref<option<'_weak1>>"
            fails
            head={
              <Translate id="diagram.restriction.cell" description="Head of the other half of the diagram">
                A cell that can change
              </Translate>
            }
            headNote={
              <Translate id="diagram.restriction.cellNote" description="What is meant by it">
                A ref, an array, a mutable field, or a call that may return one
              </Translate>
            }
            typeNote={
              <Translate id="diagram.restriction.weak" description="Below the type with the weak variable">
                One type for all uses, not known yet
              </Translate>
            }
            first={
              <>
                <small>
                  <Translate id="diagram.restriction.firstUse" description="A use of a value">
                    The first use decides
                  </Translate>
                </small>
                <span className="mono">{'slot := Some(1)'}</span>
                <span className="mono">{'ref<option<int>>'}</span>
              </>
            }
            second={
              <>
                <small>
                  <Translate id="diagram.restriction.noUse" description="A value that is not used">
                    No use
                  </Translate>
                </small>
                <span>
                  <Translate id="diagram.restriction.error" description="What the compiler says about it">
                    {"Error: it can't be generalized"}
                  </Translate>
                </span>
              </>
            }
          />
          <foreignObject x={0} y={wide ? 304 : 630} width={wide ? 620 : 288} height={wide ? 36 : 54}>
            <div className={wide ? 'top middle' : 'top'}>
              <small>
                <Translate id="diagram.restriction.why" description="The reason, below the diagram">
                  If the cell were open too, one use could put in an int where another takes out a string.
                </Translate>
              </small>
            </div>
          </foreignObject>
        </>
      )}
    </Drawing>
  );
}

type HalfProps = Readonly<Record<'head' | 'headNote' | 'typeNote' | 'first' | 'second', ReactNode>> & {
  readonly x: number;
  readonly y: number;
  readonly program: string;
  readonly type: string;
  /** Whether the second use is an error. */
  readonly fails?: boolean;
};

/** A program, its type, and two uses of its value. 288 px wide. */
function Half({x, y, program, type, head, headNote, typeNote, first, second, fails = false}: HalfProps): ReactNode {
  return (
    <>
      <foreignObject x={x} y={y} width={288} height={58}>
        <div className="top">
          <strong>{head}</strong>
          <small>{headNote}</small>
        </div>
      </foreignObject>
      <Box x={x} y={y + 62} width={288} height={36}>
        <span className="mono">{program}</span>
      </Box>
      <Arrow from={[x + 144, y + 100]} to={[x + 144, y + 121]} />
      <Box x={x} y={y + 124} width={288} height={54}>
        <span className="mono">{type}</span>
        <small>{typeNote}</small>
      </Box>
      <Arrow from={[x + 70, y + 180]} to={[x + 70, y + 201]} />
      <Box x={x} y={y + 204} width={140} height={92} kind="good">
        {first}
      </Box>
      <Arrow from={[x + 218, y + 180]} to={[x + 218, y + 201]} />
      <Box x={x + 148} y={y + 204} width={140} height={92} kind={fails ? 'bad' : 'good'}>
        {second}
      </Box>
    </>
  );
}
