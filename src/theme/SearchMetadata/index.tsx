// Change: pages have no tags for a crawler. `npm run search:push` sends Algolia the records, each with its language and version.
export default function SearchMetadata(): null {
  return null;
}
