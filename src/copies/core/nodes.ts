/** Nodes of a Markdown tree. */
import type {Link, Paragraph, PhrasingContent, Strong, Text} from 'mdast';

export function text(value: string): Text {
  return {type: 'text', value};
}

export function strong(value: string): Strong {
  return {type: 'strong', children: [text(value)]};
}

export function link(url: string, value: string): Link {
  return {type: 'link', url, children: [text(value)]};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}
