/** The components of the theme (src/theme/MDXComponents) that pages use by name. */
export const THEME_COMPONENTS = [
  'BuiltHtml',
  'Carousel',
  'CommunityCarousel',
  'CodeBlock',
  'Exercise',
  'Goal',
  'Hint',
  'LinkBox',
  'Solution',
  'StartingCode',
  'TutorialStep',
  'VideoEmbed',
] as const;

/** The words after `:::` that open a callout. */
export const CALLOUTS = ['note', 'tip', 'caution', 'danger'] as const;
