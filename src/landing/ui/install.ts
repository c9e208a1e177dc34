/** The commands of the landing page. */
import {translate} from '@docusaurus/Translate';

export type InstallCommand = {
  readonly text: string;
  /** When to use this command. */
  readonly purpose: string;
};

/** A function, because texts are translated where a page is rendered. */
export const installCommands = (): readonly InstallCommand[] => [
  {
    text: 'npm install rescript',
    purpose: translate({
      id: 'landing.install.add',
      message: 'Add it to a project',
      description: 'What the first install command is for',
    }),
  },
  {
    text: 'npx create-rescript-app',
    purpose: translate({
      id: 'landing.install.create',
      message: 'Start a new project',
      description: 'What the second install command is for',
    }),
  },
];
