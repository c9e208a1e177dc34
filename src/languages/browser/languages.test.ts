/** @jest-environment jsdom */
/** @jest-environment jsdom */
import {startLanguages} from './languages';

const menu = (french: string): string => `<header>
  <button>English</button>
  <nav popover="auto"><ul>
    <li><a href="/docs/a" hreflang="en" aria-current="true">English</a></li>
    <li><a href="/fr/docs/a" hreflang="fr" lang="fr">Français</a>${french}</li>
  </ul></nav>
</header>`;
const french = (): HTMLAnchorElement => document.querySelector<HTMLAnchorElement>('[popover] a[lang=fr]')!;
/** What a click leads to; the test's browser doesn't navigate. */
function click(link: HTMLAnchorElement): string {
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  return link.getAttribute('href') ?? '';
}

beforeEach(() => localStorage.clear());
startLanguages();

test('a choice keeps the query and the hash, also the second time', () => {
  document.body.innerHTML = menu('');
  history.replaceState(null, '', '/docs/a?package=yarn#setup');
  expect(new URL(click(french()), 'http://localhost').href).toBe('http://localhost/fr/docs/a?package=yarn#setup');
  expect(new URL(click(french()), 'http://localhost').href).toBe('http://localhost/fr/docs/a?package=yarn#setup');
});

test('the front page of a language that doesn’t have the page gets neither', () => {
  document.body.innerHTML = menu('<small>This page isn’t translated</small>');
  history.replaceState(null, '', '/docs/a?package=yarn#setup');
  expect(click(french())).toBe('/fr/docs/a');
});

const offers = (): (string | null)[] =>
  [...document.querySelectorAll('header > a')].map((link) => link.getAttribute('href'));

test('the chosen language is offered where the page exists in it, and nowhere else', () => {
  document.body.innerHTML = menu('');
  startLanguages();
  expect(offers()).toEqual([]);
  click(french());
  document.body.innerHTML = menu('');
  startLanguages();
  expect(offers()).toEqual(['/fr/docs/a']);
  document.body.innerHTML = menu('<small>This page isn’t translated</small>');
  startLanguages();
  expect(offers()).toEqual([]);
});

test('a language chosen on another page is offered at once, and only the newest', () => {
  document.body.innerHTML = menu('');
  for (const [language, offered] of [
    ['fr', ['/fr/docs/a']],
    ['en', []],
  ] as const) {
    localStorage.setItem('language', language);
    dispatchEvent(new StorageEvent('storage', {key: 'language', newValue: language}));
    expect(offers()).toEqual(offered);
  }
});
