/** `<VersionNews />`: features, as compiled by all versions, and names, from the packages. */
import type {LabelSet, Words} from '../../../kit/core/built-component/built-component';
import {renderCode} from '../../../rescript/core/syntax/html';
import {lex} from '../../../rescript/core/syntax/languages';
import {shortVersion} from '../../../kit/core/version';
import {VERSION_NEWS_LABELS, renderVersionNews, type FeatureNews} from '../../core/version-news/render';
import {apiNews} from '../../core/version-news/news';
import type {Feature} from '../../core/version-features/feature';
import {LIBRARIES} from '../../core/version-features/libraries';
import {SYNTAX} from '../../core/version-features/syntax';
import {apiServiceOf} from '../service';
import type {BuiltComponent} from '../../../kit/build/built-components';

const FEATURES = [...SYNTAX, ...LIBRARIES];

const FEATURE_LABELS: LabelSet = Object.fromEntries(
  FEATURES.map(({name}) => [name, {message: name, description: 'A feature that a version brought or no longer has'}]),
);

/** They only make a sample compile here. */
const SETTINGS = /^(?:@@config\(.*|\/\/ file: .*)\n/gm;

function feature({name, ...proof}: Feature): FeatureNews {
  if (!('sample' in proof)) return {name};
  const code = proof.sample.replace(SETTINGS, '');
  return {name, code: renderCode(code, lex('res', code), {})};
}

export const versionNews: BuiltComponent = {
  name: 'VersionNews',
  labels: {...VERSION_NEWS_LABELS, ...FEATURE_LABELS},
  async render({siteDir, version, page, locale}, words: Words<typeof VERSION_NEWS_LABELS>) {
    const service = apiServiceOf(siteDir);
    const before = service.versions[service.versions.indexOf(version) + 1];
    if (before === undefined)
      throw new Error(`${page} is about ${version}, and there's no version before to compare it with.`);
    return renderVersionNews(
      {
        added: FEATURES.filter(({versions}) => versions.includes(version) && !versions.includes(before)).map(feature),
        gone: FEATURES.filter(({versions}) => versions.includes(before) && !versions.includes(version)).map(feature),
        api: apiNews(await service.models(), version),
        before: shortVersion(before),
        now: shortVersion(version),
        locale,
      },
      words,
    );
  },
};
