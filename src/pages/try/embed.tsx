export {default} from '@site/src/features/playground/EmbedPage';
