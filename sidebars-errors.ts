import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {errorCategories} from './src/errors/core/error-categories';

/** The sidebar of the pages about errors. */
const sidebars: SidebarsConfig = {
  errors: [
    'index',
    ...errorCategories.map(({label, items}) => ({type: 'category' as const, label, items: [...items]})),
  ],
};

export default sidebars;
