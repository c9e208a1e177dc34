// Change: the list of headings that docs pages have too, marked while the reader scrolls (src/client/headings).
export {default} from '@site/src/components/PageContents';
