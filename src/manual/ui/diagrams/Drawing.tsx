/** What the diagrams are drawn with, in CSS pixels: they're shown at their natural size. `diagrams.css` has the colors. */
import type {ReactNode} from 'react';

type Place = {readonly x: number; readonly y: number; readonly width: number; readonly height: number};

/** Lines of text, which wrap. They're centered from top to bottom, and from side to side if `middle` is set. */
export function Text({middle, children, ...place}: Place & {readonly middle?: boolean; readonly children: ReactNode}) {
  return (
    <foreignObject {...place}>
      <div className={middle ? 'middle' : undefined}>{children}</div>
    </foreignObject>
  );
}

type BoxProps = Place & {
  /** Neutral unless given, final result, success, error. */
  readonly kind?: 'result' | 'good' | 'bad';
  readonly middle?: boolean;
  readonly children: ReactNode;
};

/** A frame with lines of text in it. */
export function Box({kind, middle = false, children, ...place}: BoxProps): ReactNode {
  const {x, y, width, height} = place;
  return (
    <>
      <rect className={kind} {...place} rx="6" />
      <Text x={x + 9} y={y} width={width - 18} height={height} middle={middle}>
        {children}
      </Text>
    </>
  );
}

type Point = readonly [x: number, y: number];

/** An arrow that points down or to the right. */
export function Arrow({from, to: [x, y]}: {readonly from: Point; readonly to: Point}): ReactNode {
  const isDown = from[0] === x;
  const wings = isDown
    ? [`${x + 3.4} ${y - 5}`, `${x - 3.4} ${y - 5}`]
    : [`${x - 5} ${y - 3.4}`, `${x - 5} ${y + 3.4}`];
  return <path d={`M${from.join(' ')}L${x} ${y}M${wings[0]}L${x} ${y}L${wings[1]}`} />;
}

type DrawingProps = {
  /** The prefix of its ids. */
  readonly id: string;
  readonly title: string;
  /** Its content in words, for screen readers. */
  readonly description: string;
  readonly wideHeight: number;
  readonly narrowHeight: number;
  readonly children: (wide: boolean) => ReactNode;
};

/** The diagram twice: 620 px wide, and 288 px for narrow columns. */
export default function Drawing({id, title, description, wideHeight, narrowHeight, children}: DrawingProps): ReactNode {
  const layouts = [
    ['wide', 620, wideHeight],
    ['narrow', 288, narrowHeight],
  ] as const;
  return (
    <figure className="diagram">
      {layouts.map(([layout, width, height]) => (
        <svg
          key={layout}
          className={layout}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-labelledby={`${id}-${layout}-title`}
          aria-describedby={`${id}-${layout}-desc`}
        >
          <title id={`${id}-${layout}-title`}>{title}</title>
          <desc id={`${id}-${layout}-desc`}>{description}</desc>
          {children(layout === 'wide')}
        </svg>
      ))}
    </figure>
  );
}
