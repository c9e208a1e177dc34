/** The components of the theme (src/theme/MDXComponents) that pages use by name. */
export const THEME_COMPONENTS = [
  'BuildPipelineDiagram',
  'BuiltHtml',
  'Carousel',
  'CommunityCarousel',
  'CodeBlock',
  'Exercise',
  'Goal',
  'Hint',
  'LinkBox',
  'ModuleResolutionDiagram',
  'Solution',
  'StartingCode',
  'TutorialStep',
  'ValueRestrictionDiagram',
  'VariantOutputDiagram',
  'VideoEmbed',
] as const;

/** The words after `:::` that open a callout. */
export const CALLOUTS = ['note', 'tip', 'caution', 'danger'] as const;
