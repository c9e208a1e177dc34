/**
 * The HTML around production pages, in Eta's syntax: Docusaurus' own without its application. Inline scripts come first:
 * after a style sheet, each would stop the parser until it's there.
 */

/** The entry of every page's script and style sheet. */
export const READING_ENTRY = 'reading';

/** Preloads of src/fonts/build that some pages don't need: the code font, and its box characters. */
const CODE_FONT = /<link rel=.preload. href=[^>]*geist-mono-used[^>]*>/;
const BOX_FONT = /<link rel=.preload. href=[^>]*geist-mono-symbols[^>]*>/;

export const pageTemplate = `<!DOCTYPE html>
<%
const hasCode = ['<code', '<pre'].some((tag) => it.appHtml.includes(tag));
const hasBoxes = /[\u2500-\u257f]/.test(it.appHtml);
%>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags.replace(hasCode ? '' : ${CODE_FONT}, '').replace(hasBoxes ? '' : ${BOX_FONT}, '') %>
    <%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
