import {createRequire} from 'node:module';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const pageFolders = createRequire(import.meta.url)('./src/config/page-folders.json');

// Who may import whom is in .dependency-cruiser.mjs, and who may use Node or the DOM is in tsconfig.*.json.
export default tseslint.config(
  {
    ignores: [
      ...pageFolders.map((folder) => `${folder}/`),
      'build/',
      '.docusaurus/',
      '.cache/',
      '.generated/',
      'node_modules/',
      'playwright-report/',
      'test-results/',
      '**/*.cjs',
      'static/',
      'playground-bundles/',
      'tests/fixtures/fake-bundles/compiler.js',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {projectService: {allowDefaultProject: ['*.mjs']}, tsconfigRootDir: import.meta.dirname},
    },
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
  {
    files: ['src/**', 'scripts/**'],
    ignores: ['src/rescript/core/syntax/html.ts', 'src/kit/build/files/text.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':not(TaggedTemplateExpression) > TemplateLiteral > TemplateElement[value.cooked=/<[a-z][^>]*="$/]',
          message: 'Write markup with the tag html (src/kit/core/html.ts), which escapes values.',
        },
        {
          selector: 'Identifier[name=/^escape_?html$/i]',
          message: 'The tag html (src/kit/core/html.ts) escapes values.',
        },
        {
          selector: "CallExpression[callee.name=/^readFile/][arguments.1.value='utf8']",
          message: 'Read text with src/kit/build/files/text.ts, which knows how Windows writes it.',
        },
        {
          selector: "CallExpression[callee.property.name=/^readFile/][arguments.1.value='utf8']",
          message: 'Read text with src/kit/build/files/text.ts, which knows how Windows writes it.',
        },
      ],
    },
  },
  {files: ['scripts/**', 'tests/**', '**/*.test.{ts,tsx}'], rules: {'no-console': 'off'}},
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/unbound-method': 'off'},
  },
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
);
