import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom (see CONTRIBUTING.md, Layout): each folder lists what it may not reach for. */
const forbidden = (...groups) => ({
  'no-restricted-imports': ['error', {patterns: [{group: groups, message: 'This folder may not import that one: see CONTRIBUTING.md, Layout.'}]}],
});

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', '.cache/', '.generated/', 'node_modules/', 'playwright-report/', 'test-results/', '**/*.cjs', 'static/', 'playground-bundles/', 'tests/fixtures/fake-bundles/compiler.js']},
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {parserOptions: {projectService: {allowDefaultProject: ['*.mjs']}, tsconfigRootDir: import.meta.dirname}},
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-console': 'error',
    },
  },
  {files: ['src/lib/**'], rules: forbidden('node:*', 'fs', 'path', 'react', '@docusaurus/*', '@theme/*', '@site/src/!(lib)/**', '**/plugins/**', '**/components/**', '**/features/**', '**/config/**')},
  {files: ['src/components/**', 'src/client/**'], rules: forbidden('node:*', '**/plugins/**', '**/features/**', '@theme-original/*')},
  {files: ['src/features/**'], rules: forbidden('node:*', '**/plugins/**', '@theme-original/*')},
  {files: ['src/theme/**'], rules: forbidden('node:*', '**/plugins/**')},
  {files: ['scripts/**', 'tests/**'], rules: {'no-console': 'off'}},
  {files: ['tests/**'], rules: {'@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/unbound-method': 'off'}},
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
);
