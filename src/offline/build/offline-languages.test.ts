import {withoutLanguages} from './write-offline';

const FILES = ['index.html', 'docs/record.html', 'french/a.txt', 'fr/index.html', 'fr/assets/js/main.1.js', 'fr.html'];
const page = (file: string) => ({address: `/${file}`, file, html: ''});
const BUILD = {pages: FILES.filter((file) => file.endsWith('.html')).map(page), files: FILES};

test('what readers can store doesn’t include other languages', () => {
  const {pages, files} = withoutLanguages(BUILD, ['fr']);
  expect(pages.map(({file}) => file)).toEqual(['index.html', 'docs/record.html']);
  expect(files).toEqual(['index.html', 'docs/record.html', 'french/a.txt']);
});

test('without other languages, that’s everything', () => expect(withoutLanguages(BUILD, [])).toEqual(BUILD));
