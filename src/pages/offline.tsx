export {default} from '@site/src/offline/ui/OfflinePage';
