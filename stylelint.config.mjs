export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'node_modules/**', '.docusaurus/**'],
  rules: {
    'selector-class-pattern': null,
    'selector-id-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'declaration-block-no-redundant-longhand-properties': null,
    'value-keyword-case': ['lower', {ignoreProperties: ['/^--font/', 'font-family']}],
    'color-function-notation': 'modern',
  },
};
