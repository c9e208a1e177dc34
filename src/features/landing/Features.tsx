import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {versionLines} from '@site/src/config/versions';
import recordings from '@site/src/data/recordings.json';
import Feature from './Feature';
import section from './section.module.css';

const {'fast-build': build, 'type-better': types, interop} = recordings;
/** In ms, as the build tool reported it. */
const slowest = Math.max(...build.changesMs);

/** Three reasons, each with a recording of real runs (scripts/make-videos.ts). */
export default function Features(): ReactNode {
  return (
    <div className={section.section} data-section="main-usp">
      <Feature
        caption={translate({id: 'landing.fast.caption', message: 'Fast and simple', description: 'Line above a feature'})}
        title={translate({id: 'landing.fast.title', message: 'The fastest build system on the web', description: 'Title of a feature'})}
        video={{
          ...build.video,
          alt: translate(
            {id: 'landing.fast.video', message: 'Recording: in a project of {modules} modules, a function is edited and saved three times. Each time the terminal reports the finished build within {slowest} ms.', description: 'What the video shows, in words'},
            {modules: build.modules, slowest},
          ),
        }}
        link={{
          to: `/docs/manual/${versionLines.default.latest.path}/build-performance`,
          label: translate({id: 'landing.fast.more', message: 'Learn more', description: 'Link to the page on build performance'}),
        }}>
        <Translate
          id="landing.fast.text"
          description="Text of a feature"
          values={{modules: build.modules, slowest, cores: build.cores}}>
          {'Save, look up, and the JavaScript is there. In the recording, a page of a project with {modules} modules changes three times: no build took longer than {slowest} ms, on a machine with {cores} cores. It is shown at its real speed.'}
        </Translate>
      </Feature>
      <Feature
        caption={translate({id: 'landing.types.caption', message: 'A robust type system', description: 'Line above a feature'})}
        title={translate({id: 'landing.types.title', message: 'Type Better', description: 'Title of a feature'})}
        video={{
          ...types.video,
          alt: translate({id: 'landing.types.video', message: 'Recording: a number is joined to a string, and the compiler names the line and the conversion that is missing. Then a case is added to a type, and the compiler points to the switch that does not handle it yet.', description: 'What the video shows, in words'}),
        }}>
        <Translate id="landing.types.text" description="Text of a feature">
          You seldom write a type, yet every value has one: the compiler infers them all, and none of them is a guess. Add a
          case to a type, and it takes you to each place that has to know about it.
        </Translate>
      </Feature>
      <Feature
        caption={translate({id: 'landing.interop.caption', message: 'Seamless Integration', description: 'Line above a feature'})}
        title={translate({id: 'landing.interop.title', message: 'The familiar JS ecosystem at your fingertips', description: 'Title of a feature'})}
        video={{
          ...interop.video,
          alt: translate({id: 'landing.interop.video', message: 'Recording: functions of the npm package date-fns are declared and called in ReScript. With every key the JavaScript below is compiled anew: an import, and direct calls of those functions.', description: 'What the video shows, in words'}),
        }}>
        <Translate id="landing.interop.text" description="Text of a feature">
          One line tells the compiler what a JavaScript function takes and gives. From then on its calls are checked, and
          they compile to the call you would have written by hand, without a wrapper around it.
        </Translate>
      </Feature>
    </div>
  );
}
