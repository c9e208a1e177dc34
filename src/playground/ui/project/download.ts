import packages from '@generated/playground/default/packages.json';
import {strToU8, zipSync} from 'fflate';
import {projectFiles, type ProjectSource} from '@site/src/playground/core/project';

const FILE = 'rescript-playground.zip';

/** Saves the code as a project for Vite. */
export function downloadProject(source: ProjectSource): void {
  const files = Object.entries(projectFiles(source, packages)).map(([path, text]) => [path, strToU8(text)] as const);
  const address = URL.createObjectURL(new Blob([zipSync(Object.fromEntries(files))]));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}
