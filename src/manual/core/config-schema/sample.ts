import type {ConfigKey} from './keys';
import type {KeyType} from './key-type';

/** A small valid value for a key, to see what a build tool says about the key. */
export function sampleValue({allowed: [first], type}: Pick<ConfigKey, 'allowed' | 'type'>): unknown {
  return first === undefined ? sampleOf(type) : JSON.parse(first);
}

function sampleOf(type: KeyType): unknown {
  switch (type.kind) {
    case 'string':
      return 'sample';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'either':
      return type.options[0] ? sampleOf(type.options[0]) : null;
    case 'object':
    case 'any':
    case 'same':
      return {};
  }
}
