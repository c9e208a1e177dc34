import config from '@generated/playground/default/config.json';
import {projectFiles, type ProjectSource} from '@site/src/lib/playground/project';
import {zip} from '@site/src/lib/zip/zip';

const FILE = 'rescript-playground.zip';

/** Saves the code as a project for Vite. */
export function downloadProject(source: ProjectSource): void {
  const address = URL.createObjectURL(new Blob([zip(projectFiles(source, config.packages))]));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}
