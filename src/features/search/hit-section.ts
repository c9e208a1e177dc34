import {baseUrl} from '../../client/base-url';
import {withoutBase} from '../../lib/routes/base-url';
import {sectionLabel} from '../../lib/search/section-label';

/** The section label of a hit whose address is a path from the origin. */
export function hitSection(path: string): string {
  return sectionLabel(withoutBase(path, baseUrl));
}
