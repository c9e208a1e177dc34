/// <reference types="@testing-library/jest-dom" />

// The matchers for elements, which take a while to load, only where there are elements.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // jsdom has no layout, which editors measure in their next frame.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
}

// Compilers run in many tests, and how busy a machine is must not decide one: only what hangs ends here.
jest.setTimeout(1_800_000);
