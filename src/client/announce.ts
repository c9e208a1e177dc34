/** Tells screen readers what has happened: one live region for the whole page, made when it is first needed. */
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
