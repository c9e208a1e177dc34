/** Runs a program in a worker of the frame. The frame terminates the worker when its heartbeats stop. */
import type {FrameMessage, FrameRequest} from '../messages';
import {addressesOf, capture, importModule} from './capture';

const BEAT = 200;

const send = (message: FrameMessage): void =>
  (self as unknown as {readonly postMessage: (message: FrameMessage) => void}).postMessage(message);

let program: string | undefined;
const {tell, reportValues} = capture(self, send, () => program);

self.addEventListener(
  'message',
  ({data}: MessageEvent<FrameRequest>) => {
    program = addressesOf(data.modules)[data.program];
    importModule(program ?? '')
      .then((exports) => reportValues(exports, data.values))
      .catch(tell)
      .finally(() => send({kind: 'finished'}));
  },
  {once: true},
);

setInterval(() => send({kind: 'beat'}), BEAT);
send({kind: 'ready'});
