import {englishWords, type LabelSet, type Words} from '../../../kit/core/built-component/built-component';

/** The labels on API reference pages, with notes for translators. */
export const API_LABELS = {
  type: {message: 'type', description: 'Kind of an item of the API'},
  value: {message: 'value', description: 'Kind of an item of the API'},
  moduleType: {message: 'module type', description: 'Kind of an item of the API'},
  functor: {message: 'functor', description: 'Kind of a module of the API: one that makes modules from modules'},
  source: {message: 'Source', description: 'Link to the code of an item of the API'},
  deprecated: {message: 'Deprecated.', description: 'Before the reason for a deprecation'},
  modules: {message: 'Modules', description: 'Heading of the list of modules inside a module of the API'},
  parameters: {message: 'Parameters', description: 'Before the parameters of a functor of the API'},
  sameAs: {message: 'The same module as', description: 'Followed by the name of a module of the API'},
  alsoNamed: {message: 'Also available as', description: 'Followed by other names of a module of the API'},
  docsOf: {
    message: 'Text from {version}',
    description: 'After the documentation of an item of the API that comes from a later version',
  },
  corrected: {
    message: "The package's comment calls this {name}. The text here is corrected.",
    description: 'Before the documentation of an item of the API whose comment in the package is wrong',
  },
  indexFilter: {message: 'Filter by name or type', description: 'Search field over the index of a module of the API'},
  indexCount: {message: '{count} of {total}', description: 'How much of the index of a module of the API is shown'},
  since: {message: 'since', description: 'Followed by the version that first had the item'},
  removedIn: {message: 'removed in', description: 'Followed by the version that no longer has the item'},
  changedIn: {
    message: 'signature changed in',
    description: 'Followed by the version that changed the type of the item',
  },
  before: {message: 'before', description: 'Followed by a version and the signature it had there: “v11 before: …”'},
  now: {message: 'in', description: 'Followed by a version and the signature the item has there'},
  replacedBy: {
    message: 'Now',
    description: 'Followed by the name that replaced an item of the API in a later version',
  },
} as const satisfies LabelSet;

export type ApiLabels = Words<typeof API_LABELS>;

export const ENGLISH_API_LABELS: ApiLabels = englishWords(API_LABELS);
