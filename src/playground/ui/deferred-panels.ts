/** What is only needed later, or never, in a chunk of its own. */
export {asModules, freeName} from '../core/more-files';
export {default as FileTabs} from './files/FileTabs';
export {default as LoggedLine} from './panels/LoggedLine';
export {default as QuickFixes} from './panels/QuickFixes';
export {default as SettingsPanel} from './settings/SettingsPanel';
export {default as VersionsDialog} from './versions/VersionsDialog';
