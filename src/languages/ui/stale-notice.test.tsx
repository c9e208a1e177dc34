/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import StaleNotice from './StaleNotice';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/base/fr/docs/record'})}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    i18n: {
      currentLocale: 'fr',
      defaultLocale: 'en',
      localeConfigs: {en: {baseUrl: '/base/'}, fr: {baseUrl: '/base/fr/'}},
    },
  }),
}));

test('the notice leads to each changed section of the English page, and once to the page for what has no heading', () => {
  render(
    <StaleNotice
      sections={[
        {id: 'top', heading: '', change: 'changed'},
        {id: 'small-output', heading: 'Small output', change: 'changed'},
        {id: 'new', heading: 'New', change: 'added'},
        {id: 'gone', heading: '', change: 'removed'},
      ]}
    />,
  );
  expect(screen.getByText(/has changed since/)).toHaveTextContent(/: the whole page, Small output et New\.$/);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('lang')]),
  ).toEqual([
    ['the whole page', '/base/docs/record', null],
    ['Small output', '/base/docs/record#small-output', 'en'],
    ['New', '/base/docs/record#new', 'en'],
  ]);
});
