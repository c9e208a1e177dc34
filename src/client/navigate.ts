/** Navigates to a page of the site. @param to absolute path including the base URL, and optionally a hash */
export function navigate(to: string): void {
  window.location.assign(to);
}
