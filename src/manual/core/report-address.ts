type ReportedPage = {
  readonly title: string;
  readonly page: string;
  readonly version?: string | undefined;
};

/** The form of `.github/ISSUE_TEMPLATE/` that reports a problem with a page. */
export const REPORT_FORM = 'report-a-problem.yml';

/**
 * The address of that form in a repository, filled in by ids:
 * https://docs.github.com/en/issues/tracking-your-work-with-issues/using-issues/creating-an-issue#creating-an-issue-from-a-url-query
 */
export function reportAddress(repository: string, {title, page, version}: ReportedPage): string {
  const fields = new URLSearchParams({template: REPORT_FORM, title: `Page: ${title}`, page, ...(version && {version})});
  return `${repository}/issues/new?${fields.toString()}`;
}
