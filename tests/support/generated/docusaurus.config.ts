/** The part of the site's configuration that client code reads. */
export default {baseUrl: '/', themeConfig: {}};
