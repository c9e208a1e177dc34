/** Tells screen readers, through one live region per page. */
export function announce(message: string): void {
  const status = document.querySelector('#status') ?? createStatus();
  status.textContent = '';
  setTimeout(() => (status.textContent = message), 100);
}

function createStatus(): Element {
  const status = document.createElement('div');
  status.id = 'status';
  status.className = 'status';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
