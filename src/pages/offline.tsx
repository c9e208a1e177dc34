export {default} from '@site/src/features/offline/OfflinePage';
