/** @jest-environment jsdom */
import {playWhileVisible} from './video';

let reduced = false;
let video: HTMLVideoElement;
let playing: boolean;

beforeEach(() => {
  reduced = playing = false;
  window.matchMedia = () => ({matches: reduced}) as MediaQueryList;
  video = document.createElement('video');
  Object.defineProperty(video, 'paused', {get: () => !playing});
  video.play = () => {
    playing = true;
    return Promise.resolve();
  };
  video.pause = () => (playing = false);
});

test('a video plays while it’s visible', () => {
  for (const seen of [true, false, true]) {
    playWhileVisible(video, seen);
    expect(playing).toBe(seen);
    video.currentTime = 1;
  }
});

test('a video that the reader paused stays so', () => {
  playWhileVisible(video, true);
  video.currentTime = 1;
  video.pause();
  for (const seen of [false, true]) playWhileVisible(video, seen);
  expect(playing).toBe(false);
});

test('with reduced motion or to save data, it waits for the reader', () => {
  reduced = true;
  playWhileVisible(video, true);
  expect(playing).toBe(false);
  void video.play();
  for (const seen of [false, true]) playWhileVisible(video, seen);
  expect(playing).toBe(true);
  [reduced, playing] = [false, false];
  Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  playWhileVisible(video, true);
  expect(playing).toBe(false);
});
