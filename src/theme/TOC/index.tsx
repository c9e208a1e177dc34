// Change: the list of headings that docs pages have too, marked while the reader scrolls (src/manual/browser).
export {default} from '@site/src/manual/ui/PageContents';
