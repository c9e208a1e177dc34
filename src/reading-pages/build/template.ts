/**
 * The HTML around production pages, in Eta's syntax: Docusaurus' own, with fewer scripts and the page's style sheets.
 * Inline scripts come first: after a style sheet, each would stop the parser until it's there.
 */

import {ISLAND, STYLES} from '../../kit/core/attributes';

/** The reading script's entry and file. */
export const READING_ENTRY = 'reading';

/** How a style sheet's entry begins. */
export const STYLE_ENTRY = 'page-';

/** Attributes only the application uses. Eta doesn't read regular expressions, so their quotes are written as \x22. */
const OF_THE_APPLICATION = {
  html: / (?:class|data-has-hydrated)=\x22[^\x22]*\x22/g,
  head: / data-rh=\x22true\x22/g,
};

/** Docusaurus' script for addresses such as `?docusaurus-data-mode=embed`, which the site doesn't have. */
const DATA_SCRIPT = /\(function\(\) \{\s*try \{\s*const entries[^]*?docusaurus-data-[^]*?catch\(e\) \{\}\s*\}\)\(\);/;

/** Preloads of src/fonts/build that some pages don't need: the code font, and its box characters. */
const CODE_FONT = /<link rel=.preload. href=[^>]*geist-mono-used[^>]*>/;
const BOX_FONT = /<link rel=.preload. href=[^>]*geist-mono-symbols[^>]*>/;

export const pageTemplate = `<!DOCTYPE html>
<%
const island = it.htmlAttributes.includes('${ISLAND}');
const styles = ['shell', /${STYLES}=.([a-z-]+)/.exec(it.htmlAttributes)?.[1] ?? 'plain'];
const entryOf = (file) => /^assets\\/\\w+\\/(.+?)\\.[^/]*$/.exec(file)?.[1] ?? '';
const isEntry = (file, entry) => entryOf(file) === entry;
const isApplication = (file) => !isEntry(file, '${READING_ENTRY}') && !entryOf(file).startsWith('${STYLE_ENTRY}');
const stylesheets = styles.flatMap((style) => it.stylesheets.filter((file) => isEntry(file, '${STYLE_ENTRY}' + style)));
const scripts = it.scripts.filter((file) => isEntry(file, '${READING_ENTRY}'));
const hasCode = ['<code', '<pre'].some((tag) => it.appHtml.includes(tag));
const hasBoxes = /[\u2500-\u257f]/.test(it.appHtml);
if (island) { stylesheets.push(...it.stylesheets.filter(isApplication)); scripts.push(...it.scripts.filter(isApplication)); }
%>
<html <%~ island ? it.htmlAttributes : (' ' + it.htmlAttributes).replace(${OF_THE_APPLICATION.html}, '').trim() %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ island ? metaAttribute : metaAttribute.replace(${OF_THE_APPLICATION.head}, '') %>
    <% }); %>
    <%~ it.headTags.replace(hasCode ? '' : ${CODE_FONT}, '').replace(hasBoxes ? '' : ${BOX_FONT}, '') %>
    <%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '').replace(${DATA_SCRIPT}, '') %>
    <% stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
