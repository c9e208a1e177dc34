import '@testing-library/jest-dom';

// Some tests start compilers, and a busy machine must not decide about a test.
jest.setTimeout(60_000);
