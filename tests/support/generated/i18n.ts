/** The part of the site's locales that client code reads. */
export default {currentLocale: 'en', defaultLocale: 'en'};
