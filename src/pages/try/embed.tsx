export {default} from '@site/src/playground/ui/EmbedPage';
