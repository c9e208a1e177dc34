/// <reference types="@testing-library/jest-dom" />

// The matchers for elements, which take a while to load, only where there are elements.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// Some tests start compilers, and a busy machine must not decide about a test.
jest.setTimeout(60_000);
