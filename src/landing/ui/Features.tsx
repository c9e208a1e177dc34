import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {versionLines} from '@site/src/config/versions';
import recordings from '@site/src/landing/core/recordings.json';
import Video from '@site/src/landing/ui/Video';
import styles from './feature.module.css';
import section from './section.module.css';

const {'fast-build': build, 'type-better': types, interop} = recordings;
/** In ms, as reported by the build tool. */
const slowest = Math.max(...build.changesMs);

/** Three reasons, with recordings of real runs. */
export default function Features(): ReactNode {
  return (
    <div className={section.section} data-section="main-usp">
      <Feature
        caption={translate({
          id: 'landing.fast.caption',
          message: 'Fast and simple',
          description: 'Line above a feature',
        })}
        title={translate({
          id: 'landing.fast.title',
          message: 'Rebuilds in milliseconds',
          description: 'Title of a feature',
        })}
        video={{
          ...build.video,
          alt: translate(
            {
              id: 'landing.fast.video',
              message:
                'Recording: in a project of {modules} modules, a function is edited and saved three times. Each time, the terminal reports that the build finished within {slowest} ms.',
              description: 'What the video shows, in words',
            },
            {modules: build.modules, slowest},
          ),
        }}
        link={{
          to: `/docs/manual/${versionLines.default.latest.path}/build-performance`,
          label: translate({
            id: 'landing.fast.more',
            message: 'Learn more about build performance',
            description: 'Link to the page on build performance',
          }),
        }}
      >
        <Translate
          id="landing.fast.text"
          description="Text of a feature"
          values={{modules: build.modules, slowest, cores: build.cores}}
        >
          {
            "Save, look up, and the JavaScript is there. Here, a page in a project of {modules} modules changes three times. On a machine with {cores} cores, the slowest of the three builds took {slowest} ms. The video isn't sped up."
          }
        </Translate>
      </Feature>
      <Feature
        caption={translate({
          id: 'landing.types.caption',
          message: 'A robust type system',
          description: 'Line above a feature',
        })}
        title={translate({
          id: 'landing.types.title',
          message: 'Types you rarely have to write',
          description: 'Title of a feature',
        })}
        video={{
          ...types.video,
          alt: translate({
            id: 'landing.types.video',
            message:
              "Recording: a number is concatenated with a string, and the compiler names the line and the missing conversion. Then a case is added to a type, and the compiler points to the switch that doesn't handle it yet.",
            description: 'What the video shows, in words',
          }),
        }}
      >
        <Translate id="landing.types.text" description="Text of a feature" values={{any: <code>any</code>}}>
          {
            "You write the code, and the types are worked out from it. Nothing quietly becomes {any}. Add a case to a type, and the compiler shows you each switch that doesn't handle it yet."
          }
        </Translate>
      </Feature>
      <Feature
        caption={translate({
          id: 'landing.interop.caption',
          message: 'Seamless integration',
          description: 'Line above a feature',
        })}
        title={translate({
          id: 'landing.interop.title',
          message: 'Keep the npm packages you use',
          description: 'Title of a feature',
        })}
        video={{
          ...interop.video,
          alt: translate({
            id: 'landing.interop.video',
            message:
              'Recording: functions of the npm package date-fns are declared and called in ReScript. The JavaScript below is recompiled on every keystroke: an import, and direct calls to those functions.',
            description: 'What the video shows, in words',
          }),
        }}
      >
        <Translate id="landing.interop.text" description="Text of a feature">
          To use a JavaScript function, write one line that says what it takes and returns. After that, your calls are
          type-checked, and they compile to the calls you'd write by hand. There's no wrapper in between.
        </Translate>
      </Feature>
    </div>
  );
}

type FeatureProps = {
  readonly caption: string;
  readonly title: string;
  readonly video: Omit<ComponentProps<typeof Video>, 'name'>;
  readonly link?: {readonly to: string; readonly label: string};
  /** Two or three sentences. */
  readonly children: ReactNode;
};

/** One reason to use ReScript, with a recording. */
function Feature({caption, title, video, link, children}: FeatureProps): ReactNode {
  return (
    <section className={styles.feature}>
      <div className={styles.words}>
        <h2 className={section.title}>
          <span className={styles.caption}>{caption}</span> {title}
        </h2>
        <p className={section.text}>{children}</p>
        {link && (
          <Link className={clsx('button secondary', styles.action)} to={link.to}>
            {link.label}
          </Link>
        )}
      </div>
      <Video {...video} />
    </section>
  );
}
